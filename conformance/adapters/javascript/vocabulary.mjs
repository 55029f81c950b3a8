// SPDX-License-Identifier: CC0-1.0
// The words. A form says what is known at a place: `null` anything; a list of words, beside numbers and
// truths; a record with its `keys`, or with `each` for keys of its own, and `words` that can stand instead;
// a text names a form that is shared. Lists are looked at item by item.

const w = (text) => text.split(/\s+/).filter(Boolean);
const number = [];

const COUNTS = w(`hands boneyard open-ends ends ends-as-laid alike-ends double-ends open-numbers open-ends-before
  free-number joined-number laid-tile neighbour-tile before-neighbour covered-arms fits-ends open-numbers-before laid
  passes round-number score points-so-far draws-in-turn legal-plays unlaid discards rounds-won wins-running ties-before
  players seats-in seats-out tied-seats counter declared-number points-this-play`);
const FACTS = w(`ended_by_out ended_by_block boneyard_dry stuck tile_was_drawn first_turn same_side_as_leader
  completes_circle on_own_train starts_train marked fills shares_double`);

const BREACHES = w(`illegal-tile false-pass false-block drew-though-able touched-tile missed-call wrong-claim wrong-count
  talk`);

const parameters = {
  whose: 'seats',
  tiles: null,
  worth: w('value one-each'),
  combine: w('total each-excess lowest highest lightest-tile heaviest-tile'),
  each_round_to: number,
  since: w('tile round turn match'),
  name: null,
  by: 'seats',
  at: 'ends',
  ends: 'ends',
  doubles: w('once twice never'),
  free: w('counted open'),
  of: w('first-tile last-tile'),
  place: w('any line side'),
  minus: 'quantity',
  plus: 'quantity',
  round_to: number,
  rounding: w('nearest down up'),
  divide_by: number,
  table: { each: number },
  times: 'quantity',
  at_least: 'quantity',
  at_most: 'quantity',
};

const comparisons = { is: 'quantity', more_than: 'quantity', less_than: 'quantity', multiple_of: 'quantity', one_of: number };

const all = (names, form) => Object.fromEntries(names.map((name) => [name, form]));

const shared = {
  seats: {
    id: 'general/seats',
    form: {
      keys: { fewest: 'quantity', most: 'quantity', among: 'seats' },
      words: w(`actor own-seat own-side partners opponents everyone still-in next-seat previous-seat leader last-layer
        after-last-layer before-last-layer winning-seat winner losers tied`),
    },
  },
  ends: {
    id: 'general/ends',
    form: {
      keys: {
        of: w('first-tile doubles mixed-tiles last-tile not-last-tile'),
        tile: null,
        shows: number,
        used: w('this-turn not-this-turn'),
        place: w('line side'),
        train: w('own others the-table'),
      },
    },
  },
  quantity: { id: 'general/quantity', form: { keys: { count: COUNTS, ...parameters } } },
  comparison: { id: 'general/comparison', form: { keys: { ...parameters, ...comparisons } } },
  condition: {
    id: 'general/condition',
    form: {
      keys: {
        ...all(COUNTS.map((count) => count.replaceAll('-', '_')), 'comparison'),
        ...all(FACTS, number),
        tile: null,
        actor_is: 'seats',
        won_by: w('actor others nobody anybody'),
        declared: null,
        ...all(['any', 'all', 'not'], 'condition'),
      },
    },
  },
  event: {
    id: 'general/event',
    form: w('deal lead play draw pass declare foul turn-end out block stopped round-end match-end'),
  },
  breach: { id: 'general/breach', form: BREACHES },
  by: {
    id: 'lead/by',
    form: w(`highest-double lowest-double heaviest-tile lightest-tile holder-of sequence-tile all-draw lot seat winner
      next-in-turn same-leader last-layer next-to-last-layer most-pips winning-side losing-side redeal`),
  },
  step: {
    id: 'lead/step',
    form: {
      keys: {
        by: 'by',
        tile: null,
        lays: w('free that-tile turned-up-tile set-out-tile'),
        seeks: null,
        among: w('everyone winning-side losing-side'),
        who: w('leader winner last-layer most-pips'),
        shift: number,
        leads: w('that-seat its-side'),
        from: null,
        lacking: w('next-step next-seat any-tile draw pass draw-or-pass'),
        refuse: w('not-allowed next-seat next-step'),
        all_refused: w('first-must next-step'),
        or_lays: null,
      },
    },
  },
  join_row: { id: 'join/row', form: { keys: { id: null, title: null, tiles: null, half: number, end: number, neighbour: null } } },
  axes: {
    id: 'layout/axes',
    form: {
      keys: {
        arms: number,
        opens: w('at-once after-line-sides'),
        fill: w('free before-anything-else before-its-arms-grow'),
        binds: w('at-once next-turn'),
        side_arms: w('grow one-tile'),
        shows: w('outer-half inner-half either-half'),
        counts: {
          keys: {
            ...all(w('alone one_covered two_covered three_covered'), w('both-halves one-half nothing')),
            exactly: { each: w('both-halves one-half nothing') },
          },
        },
      },
    },
  },
};

const plays = {
  keys: {
    most: w('unlimited'),
    least: number,
    per_arm: w('unlimited'),
    arms: w('any one different own-train'),
    duty: w('first while-able'),
    last_double: w('allowed not-allowed'),
  },
};

const penalty = {
  keys: { remedy: w('taken-back stands exposed'), ends: w('nothing round-lost round-void match-lost'), draws: number },
};

const chapters = {
  variant: null,
  players: number,
  set: {
    keys: {
      highest_double: number,
      copies: number,
      copies_of: { keys: { id: null, title: null, tiles: null, copies: number } },
      remove: null,
      half_worth: { each: number },
      tile_worth: { keys: { id: null, title: null, tiles: null, worth: w('one-half') } },
    },
  },
  seats: {
    keys: {
      players: number,
      sides: w('each-alone two-sides pairs'),
      direction: w('clockwise anticlockwise'),
      seating: w('as-agreed by-draw'),
    },
  },
  deal: {
    keys: {
      hand: { each: number, words: w('equal-share') },
      hand_by_round: number,
      leave: number,
      aside: number,
      rest: w('boneyard unused to-the-leader'),
      hands: w('held face-down-row'),
      redeal: {
        keys: {
          id: null,
          title: null,
          counting: w('selected-tiles one-number'),
          tiles: null,
          at_least: number,
          when: 'condition',
          whose: w('one-seat one-side'),
          then: w('redeal may-redeal wins-round'),
        },
      },
    },
  },
  lead: {
    keys: {
      ...all(w('first later after_block after_tie'), 'step'),
      sequence: { keys: { order: w('doubles-down doubles-up listed'), tiles: null, at_end: w('repeat stay') } },
    },
  },
  layout: {
    keys: {
      grows: w('at-both-ends at-one-end in-trains'),
      one_end: w('higher lower chosen'),
      doubles: {
        keys: {
          lie: w('crosswise lengthwise'),
          ...all(w('every first led'), 'axes'),
          several: w('oldest-first newest-first any-of-them'),
          impossible: w('lapses stands'),
        },
      },
      trains: {
        keys: {
          id: null,
          title: null,
          for: w('each-seat each-side the-table'),
          number,
          others: { keys: { who: 'seats', when: 'condition' }, words: w('never always while-marked') },
          opens: { keys: { when: 'condition' }, words: w('at-once after-own-train after-first-lap') },
          start: null,
          start_joins: w('hub nothing'),
        },
      },
      branches: {
        keys: {
          id: null,
          title: null,
          tiles: null,
          when: 'condition',
          given: w('when-laid when-enclosed'),
          most: w('unlimited'),
          ...shared.axes.form.keys,
        },
      },
      mixed_after: w('nothing double-on-that-end double-on-the-table'),
    },
  },
  join: {
    keys: {
      by: w('equal sum difference listed nothing'),
      sum: number,
      differences: number,
      around: number,
      pairs: null,
      also: 'join_row',
      never: 'join_row',
      wild: { keys: { tiles: null, halves: number, laid: w('lengthwise crosswise either') } },
    },
  },
  turn: {
    keys: {
      plays,
      first_plays: plays,
      leader_plays: plays,
      again: {
        keys: {
          id: null,
          title: null,
          event: w('play lead'),
          tile: null,
          when: 'condition',
          gives: w('may-play play-if-able must-play new-turn'),
          of: null,
          at: 'ends',
          times: w('unlimited'),
          drawn: w('counts does-not'),
        },
      },
      limits: {
        keys: {
          id: null,
          title: null,
          while: 'condition',
          who: 'seats',
          steps: w('lead turn further'),
          of: null,
          at: 'ends',
          tiles: null,
          where: 'ends',
          after: 'condition',
          first: 'ends',
          if_none: w('stuck lifted'),
        },
      },
      row: {
        keys: {
          goes_on: w('while-fitting one-tile'),
          unfitting: w('to-far-end stays'),
          look: w('nothing front'),
          doubles: w('face-down face-up'),
          drawn: w('to-far-end to-front'),
        },
      },
      declares: {
        keys: { id: null, title: null, with: w('play pass turn before-turn'), when: 'condition', tile: null, duty: w('may must') },
      },
      calls: w('pass last-tile going-out double'),
    },
  },
  draw: {
    keys: {
      when: w('never when-stuck may-when-stuck at-will every-turn'),
      most: w('unlimited'),
      most_in_round: w('unlimited'),
      reserve: number,
      drawn: w('must-be-played may-be-kept ends-the-turn'),
    },
  },
  pass: {
    keys: {
      when: w('when-stuck at-will'),
      passer: w('stays leaves-the-round marks-own-train'),
      discards: w('nothing one-tile'),
      marker_off: w('play-on-own-train any-play'),
    },
  },
  finish: {
    keys: {
      out: {
        keys: {
          when: 'condition',
          ends_round: w('one-seat whole-side all-but-one all'),
          winner: w('first-out last-out last-in by-block'),
        },
      },
      block: {
        keys: {
          established: w('passes at-once called first-stuck never'),
          candidates: {
            ...shared.seats.form,
            words: [...shared.seats.form.words, ...w('seats sides closer-and-next closer-and-previous nobody')],
          },
          best: {
            keys: { fewest: 'quantity', most: 'quantity' },
            words: w(`fewest-pips fewest-side-pips most-pips fewest-tiles no-doubles fewest-doubles fewest-mixed-pips
              lightest-tile closer not-closer leader nearest-to-leader nearest-to-closer`),
          },
          tie: w('nobody shared replay'),
        },
      },
    },
  },
  score: {
    keys: {
      awards: {
        keys: {
          id: null,
          title: null,
          event: 'event',
          breach: 'breach',
          when: 'condition',
          to: 'seats',
          points: 'quantity',
          sign: w('plus minus'),
          paid_by: w('nobody actor losers opponents counter'),
          several: w('each divided'),
          book: w('score games counter'),
          counter: null,
          claim: w('by-itself called'),
        },
      },
      missed: w('lost next-caller'),
      counters: {
        keys: { id: null, title: null, of: w('table each-side each-seat'), starts: number, kept: w('round match') },
      },
    },
  },
  match: {
    keys: {
      counting: w('points rounds-won rounds-in-a-row'),
      target: w('none'),
      reach: w('at-least exactly'),
      overshoot: w('whole-play award cap'),
      checked: w('end-of-round at-once'),
      entry: number,
      near_target: { each: number },
      shutout: { keys: { whom: w('nobody every-other some-other'), below: number, failing: w('void reset play-on') } },
      rounds: w('none as-agreed'),
      minutes: w('none'),
      ends_when: 'condition',
      best: w('highest lowest'),
      tie: w('another-round shared'),
    },
  },
  fouls: { keys: all(BREACHES, penalty) },
  rules: {
    keys: {
      id: null,
      title: null,
      event: 'event',
      when: 'condition',
      do: w(`skips reverses draws marks unmarks leaves-round closes-end ends-round voids-round adds sets ends-match`),
      whom: 'seats',
      amount: 'quantity',
      counter: null,
      as: w('out block stopped'),
      winner: 'seats',
    },
  },
  tables: { keys: { tiles: null, worth: null, sides: number, hand: number, fits: null, sequence: null } },
};

export const WORDS = { names: ['dominospec', 'title', 'options', 'digest'], shared, chapters };
