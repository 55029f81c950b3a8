// SPDX-License-Identifier: CC0-1.0
// All words this engine knows, and where they stand in a resolved variant. A word that stands in a
// document but not here is lacking: the document is then declined with the ids of those words.

const record = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the ids of unknown words and the places of wrong values. */
class Findings {
  lacking = new Set();
  faults = [];
  fault(id, what) {
    this.faults.push(`${id}: ${what}`);
  }
}

const any = () => {};

const text = (value, id, found) => {
  if (typeof value !== 'string') found.fault(id, 'a text is wanted');
};

const truth = (value, id, found) => {
  if (typeof value !== 'boolean') found.fault(id, 'true or false is wanted');
};

const word = (...known) => (value, id, found) => {
  if (typeof value !== 'string') found.fault(id, 'a word is wanted');
  else if (!known.includes(value)) found.lacking.add(`${id}/${value}`);
};

/** The value as text, whatever the order of its keys. */
const canonical = (value) => JSON.stringify(value, (key, item) => (
  record(item) ? Object.fromEntries(Object.entries(item).sort()) : item));

/** One of the words or values; whatever else can stand there is lacking. */
const only = (...known) => (value, id, found) => {
  const isKnown = known.some((one) => canonical(one) === canonical(value));
  if (!isKnown) found.lacking.add(typeof value === 'string' ? `${id}/${value}` : id);
};

/** A whole number, or one of the words. Where a number has no words, any text is an unknown one. */
const numberOr = (...known) => (value, id, found) => {
  if (typeof value === 'string') word(...known)(value, id, found);
  else if (!Number.isSafeInteger(value)) found.fault(id, 'a whole number is wanted');
};

const number = numberOr();

const list = (each) => (value, id, found) => {
  if (!Array.isArray(value)) found.fault(id, 'a list is wanted');
  else for (const item of value) each(item, id, found);
};

const at = (other, check) => (value, id, found) => check(value, other, found);

/** A record. `must` keys have to be there, `may` keys can be; any other key is an unknown word. */
const keys = (must, may = {}) => {
  const known = new Map([...Object.entries(must), ...Object.entries(may)]);
  return (value, id, found) => {
    if (!record(value)) {
      found.fault(id, 'a record is wanted');
      return;
    }
    for (const key of Object.keys(must)) {
      if (!Object.hasOwn(value, key)) found.fault(`${id}/${key}`, 'it is missing');
    }
    for (const [key, item] of Object.entries(value)) {
      const check = known.get(key);
      if (check === undefined) found.lacking.add(`${id}/${key}`);
      else check(item, `${id}/${key}`, found);
    }
  };
};

const mapOf = (check) => (value, id, found) => {
  if (!record(value)) found.fault(id, 'a record is wanted');
  else for (const item of Object.values(value)) check(item, id, found);
};

const tiles = list(text);

const seats = at('general/seats', list(only(
  'actor', 'own-seat', 'own-side', 'partners', 'opponents', 'everyone', 'next-seat',
  'previous-seat', 'leader', 'last-layer', 'winner', 'losers',
)));

const event = at('general/event', word('play', 'draw', 'pass', 'foul', 'out', 'block', 'round-end'));
const breach = at('general/breach', word('illegal-tile', 'false-pass', 'false-block'));

const COUNTS = [
  'hands', 'boneyard', 'fits-ends', 'open-numbers-before', 'laid', 'passes', 'round-number',
  'score', 'points-so-far',
];

const quantity = (value, id, found) =>
  Number.isSafeInteger(value) ? undefined : counted(value, 'general/quantity', found);

const parameters = {
  whose: at('general/quantity/whose', seats),
  tiles: at('general/quantity/tiles', tiles),
  worth: at('general/quantity/worth', word('value', 'one-each')),
  combine: at('general/quantity/combine', word('total', 'each-excess')),
  since: at('general/quantity/since', word('tile', 'round')),
  at: at('general/quantity/at', only({})),
  minus: quantity,
  plus: quantity,
  times: number,
};

const counted = keys(
  { count: word(...COUNTS) },
  { ...parameters, at_least: number, at_most: number },
);

const comparison = at('general/comparison', (value, id, found) => {
  const inspect = keys({}, { ...parameters, is: quantity, at_least: quantity, at_most: quantity });
  inspect(value, id, found);
});

const condition = (value, id, found) => conditionKeys(value, 'general/condition', found);

const conditionKeys = keys({}, {
  hands: comparison,
  boneyard: comparison,
  fits_ends: comparison,
  open_numbers_before: comparison,
  laid: comparison,
  passes: comparison,
  round_number: comparison,
  score: comparison,
  ended_by_out: truth,
  ended_by_block: truth,
  boneyard_dry: truth,
  stuck: truth,
  tile_was_drawn: truth,
  tile: tiles,
  any: list(condition),
  all: list(condition),
  not: condition,
});

const step = at('lead/step', keys(
  {
    by: at('lead/by', word(
      'highest-double', 'heaviest-tile', 'holder-of', 'lot', 'winner', 'next-in-turn',
      'same-leader', 'last-layer',
    )),
    lays: word('free', 'that-tile'),
  },
  {
    tile: text,
    leads: only('that-seat'),
    from: any,
    lacking: only('next-step'),
    refuse: only('not-allowed'),
    all_refused: any,
    or_lays: only([]),
    among: only('everyone'),
    draws: any,
  },
));

const penalty = at('fouls', keys({
  remedy: word('taken-back', 'stands'),
  ends: word('nothing', 'round-lost', 'round-void'),
}, { draws: only(0) }));

const handSizes = (value, id, found) =>
  record(value) ? mapOf(number)(value, id, found) : numberOr('equal-share')(value, id, found);

const LINE = only({
  arms: 2,
  opens: 'at-once',
  fill: 'free',
  binds: 'at-once',
  side_arms: 'grow',
  counts: {
    alone: 'both-halves',
    one_covered: 'both-halves',
    two_covered: 'nothing',
    three_covered: 'nothing',
    exactly: {},
  },
});
const doubles = keys(
  { lie: word('crosswise', 'lengthwise') },
  {
    every: LINE,
    first: LINE,
    led: LINE,
    several: word('oldest-first', 'newest-first', 'any-of-them'),
    impossible: word('lapses', 'stands'),
  },
);

const onePlay = keys({}, {
  most: only(1),
  least: only(1),
  per_arm: only('unlimited'),
  arms: only('any'),
  duty: any,
  last_double: only('allowed'),
});

const CHAPTERS = {
  set: keys({
    highest_double: number,
    remove: tiles,
    tile_worth: list(keys({ id: text, tiles, worth: number })),
  }, { copies: only(1), copies_of: only([]), half_worth: only({}) }),
  seats: keys({
    players: list(number),
    sides: only('each-alone', 'two-sides'),
    direction: word('clockwise', 'anticlockwise'),
  }, { seating: any }),
  deal: keys(
    { hand: handSizes, leave: number, rest: word('boneyard', 'unused') },
    { aside: only(0), hand_by_round: only([]), redeal: only([]) },
  ),
  lead: keys(
    { first: list(step), later: list(step), after_block: list(step), after_tie: list(step) },
    { sequence: any },
  ),
  layout: keys({ doubles }, {
    grows: word('at-both-ends'),
    one_end: word('higher', 'lower', 'chosen'),
    branches: only([]),
    mixed_after: word('nothing'),
    trains: only([]),
  }),
  join: keys({
    by: word('equal', 'sum'),
    sum: number,
    wild: keys({ tiles, laid: word('lengthwise', 'crosswise', 'either') }, { halves: only([]) }),
  }, { differences: any, around: any, pairs: any, also: only([]), never: only([]) }),
  turn: keys({
    again: list(keys({
      id: text,
      title: text,
      tile: tiles,
      gives: word('may-play', 'new-turn'),
      at: only({}, { of: 'last-tile' }),
    }, {
      event: only('play'),
      of: tiles,
      times: only('unlimited'),
      drawn: only('counts'),
    })),
  }, { plays: onePlay, first_plays: onePlay, leader_plays: onePlay, limits: only([]), calls: any }),
  draw: keys({
    when: word('never', 'when-stuck', 'at-will'),
    most: numberOr('unlimited'),
    reserve: number,
    drawn: word('must-be-played', 'may-be-kept', 'ends-the-turn'),
  }, { most_in_round: only('unlimited') }),
  pass: keys(
    { when: word('when-stuck') },
    { passer: only('stays'), marker_off: only('play-on-own-train'), discards: only('nothing') },
  ),
  finish: keys({
    block: keys({
      established: word('passes', 'at-once', 'called'),
      candidates: only('seats', 'sides', 'closer-and-next', 'closer-and-previous', 'nobody'),
      best: list(only(
        'fewest-pips', 'fewest-side-pips', 'lightest-tile', 'closer', 'not-closer', 'leader',
        'nearest-to-leader',
      )),
      tie: word('nobody', 'shared', 'replay'),
    }),
  }, { out: keys({}, { ends_round: only('one-seat'), winner: only('first-out') }) }),
  score: keys({
    awards: list(keys(
      { id: text, title: text, event, to: seats, points: quantity, several: word('each', 'divided') },
      {
        breach: list(breach),
        when: condition,
        sign: only('plus'),
        paid_by: only('nobody'),
        book: only('score'),
      },
    )),
  }, { counters: only([]) }),
  match: keys({
    counting: word('points', 'rounds-won'),
    target: numberOr('none'),
    rounds: numberOr('none'),
    best: word('highest', 'lowest'),
    tie: word('another-round', 'shared'),
  }, {
    reach: only('at-least'),
    overshoot: any,
    checked: only('end-of-round'),
    entry: only(1),
    near_target: only({}),
    shutout: keys({}, { whom: only('nobody'), below: any, failing: any }),
    minutes: any,
  }),
  fouls: at('general/breach', keys({
    'illegal-tile': penalty,
    'false-pass': penalty,
    'false-block': penalty,
  }, Object.fromEntries([
    'drew-though-able', 'touched-tile', 'missed-call', 'wrong-claim', 'wrong-count', 'talk',
  ].map((breach) => [breach, only({ remedy: 'taken-back', ends: 'nothing', draws: 0 })])))),
  rules: list(keys(
    {
      id: text,
      title: text,
      event: word('play', 'draw', 'pass'),
      do: word('skips', 'reverses', 'draws'),
      whom: seats,
      amount: number,
    },
    { when: condition, as: only('stopped') },
  )),
};

const tables = keys({
  tiles,
  worth: mapOf(number),
  sides: list(number),
  hand: list(list(number)),
  fits: mapOf(mapOf(list(any))),
}, { sequence: tiles });

const FRAME = { variant: text, players: number, tables };
const NAMES = ['dominospec', 'title', 'options', 'digest'];

/** What stands in a resolved variant that this engine does not know, and what is not well formed. */
export function inspectVariant(document) {
  const found = new Findings();
  if (document.dominospec !== 1) {
    if (Number.isSafeInteger(document.dominospec)) found.lacking.add(`dominospec/${document.dominospec}`);
    else found.fault('dominospec', 'the version is missing');
  }
  const must = { ...FRAME, ...CHAPTERS };
  for (const [key, check] of Object.entries(must)) {
    if (Object.hasOwn(document, key)) check(document[key], key, found);
    else found.fault(key, 'it is missing');
  }
  for (const key of Object.keys(document)) {
    if (!Object.hasOwn(must, key) && !NAMES.includes(key)) found.lacking.add(key);
  }
  return { lacking: [...found.lacking], faults: found.faults };
}
