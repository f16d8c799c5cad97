import type {
  CustomHandler,
  CustomOptions,
  CustomRequest,
  CustomResponse,
  CustomWorld,
  NextResponse,
} from "#mock/custom/custom-handler.ts";
import type { OperationName, TableName } from "./names.ts";
import type { CallData, CallInput } from "./operation-types.ts";

type Data<Id extends OperationName> =
  unknown extends CallData<Id> ? { readonly data?: unknown } : { readonly data: CallData<Id> };
/** The body of an operation's success. */
type Success<Id extends OperationName> = { readonly code: number; readonly message: string } & Data<Id>;
type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 413
  | 415
  | 422
  | 429
  | 459
  | 500
  | 501
  | 502
  | 503
  | 504;
type Rest = Pick<CustomResponse, "headers" | "cookies">;

type Next<Id extends OperationName> = Omit<NextResponse, "body"> & { readonly body: Success<Id> };
type Result<Id extends OperationName> =
  | (Rest & { readonly status?: number; readonly body: Success<Id> })
  | (Rest & { readonly status: ErrorStatus; readonly body?: unknown })
  | undefined
  | void;

/** Responds to an operation; without a result the response is that of `next`. */
export type Handler<Id extends OperationName> = (call: {
  readonly request: Omit<CustomRequest, "path" | "query" | "body"> & CallInput<Id>;
  readonly world: Omit<CustomWorld, "records"> & { readonly records: (table: TableName) => unknown[] };
  readonly next: () => Promise<Next<Id>>;
}) => Result<Id> | Promise<Result<Id>>;

/** An address outside of the contract: `GET /api/extra/{id}`. */
export type Route = `${"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

/** The default export of a file in the folder of `--handlers`. */
export type Handlers = { readonly [Id in OperationName]?: Handler<Id> } & {
  readonly [Name in Route]?: CustomHandler;
};

/** Adds a handler of an operation or a route, and returns how to remove it. Throws InputError for an unknown name. */
export type On = {
  <Id extends OperationName>(name: Id, handler: Handler<Id>, options?: CustomOptions): () => void;
  /** A variable of type string names an operation of another contract. */
  <Name extends string>(
    name: string extends Name ? Name : Name & Route,
    handler: CustomHandler,
    options?: CustomOptions,
  ): () => void;
};
