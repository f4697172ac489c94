import type { JsonSchema } from './json-schema.ts';

/** A refusal as the docs list it. */
export type RefusalDoc = { readonly code: string; readonly httpStatus: number; readonly message: string };

/** Who may make a call. */
type Caller = 'none' | 'optional' | 'reader' | 'fresh' | 'content-key' | 'draft-key' | 'ingest-key';

/** The documentation of a call of the program's APIs. */
export type CallDoc = {
	/** Unique among all calls. */
	readonly name: string;
	/** The heading that it stands under. */
	readonly group: string;
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** With the parameters as OpenAPI writes them: `/identity/public/v1/gdpr/{id}`. */
	readonly path: string;
	readonly does: string;
	readonly auth: Caller;
	readonly params: JsonSchema | undefined;
	readonly query: JsonSchema | undefined;
	readonly body: JsonSchema | undefined;
	/** Types that the body may have. */
	readonly bodyTypes: readonly string[];
	readonly gives: JsonSchema;
	readonly refuses: readonly RefusalDoc[];
	/** Default: values that are made of the schemas. */
	readonly example?: CallExample;
};

/** Values with which a call answers on a laptop with the demo. */
export type CallExample = {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: unknown;
};

/** The headings of the calls, in order. */
export const groupsOf = (calls: readonly CallDoc[]): readonly string[] => [...new Set(calls.map(({ group }) => group))];

/** The calls under a heading. */
export const callsOf = (calls: readonly CallDoc[], group: string): readonly CallDoc[] => calls.filter((call) => call.group === group);
