// Commands that travel over the control socket: their names, and schemas that the compiler checks against the types they carry.
import * as v from 'valibot';

/** A command's name, and the schemas of its input and its output as JSON. */
export type ControlCommand<Input, Output> = {
	readonly name: string;
	readonly input: v.GenericSchema<unknown, Input>;
	readonly output: v.GenericSchema<unknown, Output>;
};

/** Runs a command in the program that serves the control socket: JSON in, JSON out. */
export type ControlHandler = { readonly name: string; readonly run: (json: unknown) => Promise<unknown> };

/**
 * Declares a command that carries the types `Input` and `Output`. The schemas must describe these types exactly: a missing or extra literal
 * or field does not compile.
 */
export const controlCommand =
	<Input, Output>(name: string) =>
	<InputSchema extends v.GenericSchema<unknown, Input>, OutputSchema extends v.GenericSchema<unknown, Output>>(
		input: InputSchema & Complete<InputSchema, Input>,
		output: OutputSchema & Complete<OutputSchema, Output>,
	): ControlCommand<Input, Output> => ({ name, input, output });

/** Makes the handler of a command. It throws when the JSON does not fit the schema. */
export const controlHandler = <Input, Output>(
	{ name, input: schema }: ControlCommand<Input, Output>,
	run: (input: Input) => Promise<Output>,
): ControlHandler => ({ name, run: (json) => run(v.parse(schema, json)) });

/** `unknown` when a schema describes all of a type, optional fields too. */
type Complete<Schema extends v.GenericSchema, Carried> = [DeepRequired<Carried>, DeepRequired<v.InferOutput<Schema>>] extends [
	DeepRequired<v.InferOutput<Schema>>,
	DeepRequired<Carried>,
]
	? unknown
	: { readonly 'the schema does not describe all of': Carried };

type DeepRequired<T> = T extends string | number | boolean | null | undefined
	? T
	: T extends readonly (infer Item)[]
		? readonly DeepRequired<Item>[]
		: { readonly [Key in keyof T]-?: DeepRequired<T[Key]> };
