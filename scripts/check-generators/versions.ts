import generators from "../support/tools/generators/package.json" with { type: "json" };

/** From Maven; generates the Java, Kotlin, Python, Go, PHP and TypeScript clients. */
export const OPENAPI_GENERATOR = "7.25.0";

/** From the Go module proxy: the generator, and the library that its code uses. */
export const OAPI_CODEGEN = { tool: "v2.8.2", runtime: "v1.8.0" };

/** From PyPI. */
export const OPENAPI_PYTHON_CLIENT = "0.29.1";

/** From Maven: the compiler, and the libraries in openapi-generator's build.gradle for Kotlin. */
export const KOTLIN = { kotlin: "2.4.0", jackson: "2.22.1", okhttp: "5.4.0" };

/** From npm. openapi-typescript requires TypeScript 5, which is not the project's version. */
export const GENERATORS: Readonly<Record<string, string>> = generators.dependencies;
