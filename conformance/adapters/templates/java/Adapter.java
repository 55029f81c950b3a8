///usr/bin/env jbang "$0" "$@" ; exit $?
// SPDX-License-Identifier: MIT
//JAVA 17+
//DEPS com.google.code.gson:gson:2.11.0
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.ToNumberPolicy;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Between dominospec and my engine: the pipe works, the game is to be filled in. */
public class Adapter {
    static final List<String> GAMES = List.of(); // the games that my engine plays, such as "block"
    static final Map<String, Object> LATER = Map.of("unsupported", Map.of("features", List.of("adapter")));

    /** Says no: a code such as "illegal_action". */
    static Map<String, Object> refused(String code) {
        return Map.of("error", Map.of("code", code));
    }

    static Map<String, Object> hello() { // "auto" and "ends" say how my engine differs
        List<Object> variants = new ArrayList<>();
        for (String id : GAMES) variants.add(Map.of("id", id));
        Object engine = Map.of("name", "my engine", "version", "0.1", "language", "java");
        return Map.of("protocol", 1, "engine", engine, "features", List.of(), "modes", List.of("strict"),
            "spec_driven", false, "variants", variants);
    }

    static Map<String, Object> answer(Map<?, ?> asked) {
        return switch ((String) asked.get("cmd")) {
            case "hello" -> hello();
            case "variant", "bye" -> Map.of("ok", true);
            case "start" -> LATER; // begin asked.get("game") with asked.get("deal"): state, events
            case "legal" -> LATER; // actions: seat, move, tile, end, out
            case "apply" -> LATER; // make asked.get("action"): state, events, or refused
            case "observe" -> LATER; // state as asked.get("as") sees it: "all", or a seat
            default -> refused("unsupported");
        };
    }

    public static void main(String[] arguments) throws IOException {
        Gson gson = new GsonBuilder().setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE).create();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Map<?, ?> asked = gson.fromJson(line, Map.class);
            Map<String, Object> reply = new HashMap<>(answer(asked));
            reply.put("id", ((Number) asked.get("id")).longValue());
            out.println(gson.toJson(reply));
        }
    }
}
