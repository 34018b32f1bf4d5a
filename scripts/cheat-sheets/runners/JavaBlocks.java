import java.io.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/** Compiles and runs the folders 0 … n-1: one source file each; leaves the files stdout, stderr and exit in each. */
class JavaBlocks {
    static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            Path folder = Path.of(String.valueOf(i));
            var out = new ByteArrayOutputStream();
            var err = new ByteArrayOutputStream();
            PrintStream realOut = System.out, realErr = System.err;
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
            boolean passed = compile(folder) && run(folder.resolve("classes"));
            System.setOut(realOut);
            System.setErr(realErr);
            Files.write(folder.resolve("stdout"), out.toByteArray());
            Files.write(folder.resolve("stderr"), err.toByteArray());
            Files.writeString(folder.resolve("exit"), passed ? "0" : "1");
        }
        System.exit(0);
    }

    static boolean compile(Path folder) throws IOException {
        Path source;
        try (var listed = Files.list(folder)) {
            source = listed.filter(path -> path.toString().endsWith(".java")).findFirst().orElseThrow();
        }
        var options = List.of("-Xlint:all,-serial", "-Werror", "-proc:none", "-d", folder.resolve("classes").toString());
        return compiler.getTask(new PrintWriter(System.err), files, null, options, null, files.getJavaFileObjects(source)).call();
    }

    /** Runs the class that has a main, if there is one, and waits for the threads it leaves behind. */
    static boolean run(Path classes) throws Exception {
        try (var loader = new URLClassLoader(new URL[] { classes.toUri().toURL() })) {
            Method main = null;
            try (var listed = Files.list(classes)) {
                for (Path path : listed.sorted().toList()) {
                    String name = path.getFileName().toString().replace(".class", "");
                    for (Method method : loader.loadClass(name).getDeclaredMethods())
                        if (method.getName().equals("main") && Modifier.isStatic(method.getModifiers())) main = method;
                }
            }
            return main == null || finishes(main);
        }
    }

    static boolean finishes(Method main) throws InterruptedException {
        main.setAccessible(true);
        var failed = new boolean[1];
        var group = new ThreadGroup("block");
        var thread = new Thread(group, () -> {
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException e) {
                System.err.print("Exception in thread \"main\" ");
                e.getCause().printStackTrace();
                failed[0] = true;
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }, "main");
        thread.setContextClassLoader(main.getDeclaringClass().getClassLoader());
        thread.start();
        for (int waited = 0; waited < 20_000; waited += 5) {
            var alive = new Thread[group.activeCount() + 8];
            group.enumerate(alive);
            if (Arrays.stream(alive).allMatch(each -> each == null || each.isDaemon())) return !failed[0];
            Thread.sleep(5);
        }
        System.err.println("Threads still run after 20 seconds");
        return false;
    }
}
