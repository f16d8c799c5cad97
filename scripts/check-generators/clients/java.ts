import { join } from "node:path";
import type { Client, Places } from "../client.ts";
import { JAVA } from "../purchases/java.ts";
import { KOTLIN_PROGRAM, KOTLIN_LIBRARIES, KOTLIN_POM } from "../purchases/kotlin.ts";
import { OPENAPI_GENERATOR } from "../versions.ts";
import { generateWith } from "./openapi-generator.ts";

/** Maven copies the libraries that a pom.xml names, with what those need, into a folder. */
const copyLibraries = (pom: string, folder: string, ...options: string[]) => ({
  name: "libraries fetched",
  fetches: true,
  command: [
    "mvn",
    "-q",
    "-B",
    "-f",
    pom,
    "dependency:copy-dependencies",
    `-DoutputDirectory=${folder}`,
    ...options,
  ],
});

export function javaClients({ contract, out }: Places, jar: string | undefined): Client[] {
  if (jar === undefined) return [];
  const generate = generateWith(jar, contract);
  const [java, kotlin] = [join(out, "java"), join(out, "kotlin")];
  const [javaPom, kotlinPom] = [join(java, "pom.xml"), join(out, "kotlin-libraries/pom.xml")];
  const compiler = `${join(kotlin, "lib")}/*`;
  const libraries = KOTLIN_LIBRARIES.map((name) => join(kotlin, "lib", `${name}.jar`)).join(":");
  return [
    {
      name: `openapi-generator ${OPENAPI_GENERATOR}, java`,
      needs: ["java", "javac", "mvn"],
      files: { [join(java, "src/main/java/Buy.java")]: JAVA },
      steps: [
        generate("java", java, "--library", "native"),
        copyLibraries(javaPom, join(java, "lib"), "-DincludeScope=compile"),
        { name: "compiled", command: ["mvn", "-q", "-B", "-f", javaPom, "compile"] },
        {
          name: "bought",
          command: ["java", "-cp", `${join(java, "target/classes")}:${join(java, "lib")}/*`, "Buy"],
        },
      ],
    },
    {
      name: `openapi-generator ${OPENAPI_GENERATOR}, kotlin`,
      needs: ["java", "mvn"],
      files: { [join(kotlin, "Buy.kt")]: KOTLIN_PROGRAM, [kotlinPom]: KOTLIN_POM },
      steps: [
        // Moshi, its default, does not read the enums of numbers that it generates.
        generate("kotlin", kotlin, "--additional-properties=serializationLibrary=jackson"),
        copyLibraries(kotlinPom, join(kotlin, "lib"), "-Dmdep.stripVersion=true"),
        {
          name: "compiled",
          command: [
            "java",
            "-cp",
            compiler,
            "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
            "-no-stdlib",
            "-no-reflect",
            "-nowarn",
            "-cp",
            libraries,
            "-d",
            join(kotlin, "buy.jar"),
            join(kotlin, "src/main/kotlin"),
            join(kotlin, "Buy.kt"),
          ],
        },
        { name: "bought", command: ["java", "-cp", `${join(kotlin, "buy.jar")}:${compiler}`, "BuyKt"] },
      ],
    },
  ];
}
