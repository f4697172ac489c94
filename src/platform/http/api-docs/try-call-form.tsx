import type { CallDoc, CallExample } from './call-doc.ts';
import { type JsonSchema, propertiesOf } from './json-schema.ts';
import { sampleOf } from './sample-of.ts';

/** The form to try a call; the script of `try-call-script.ts` sends it. */
export function TryCallForm({ call }: { readonly call: CallDoc }) {
	const { name, method, path, params, query, bodyTypes, example = {} } = call;
	return (
		<details className="try">
			<summary>Try it</summary>
			<form data-method={method} data-path={path} data-type={bodyTypes[0]}>
				{params && <Parameters call={name} place="path" schema={params} values={example.params} />}
				{query && <Parameters call={name} place="query" schema={query} values={example.query} />}
				<Body call={call} />
				<button type="submit">Send</button>
				<output />
			</form>
		</details>
	);
}

type ParametersProps = {
	readonly call: string;
	readonly place: 'path' | 'query';
	readonly schema: JsonSchema;
	readonly values: CallExample['params'];
};

function Parameters({ call, place, schema, values = {} }: ParametersProps) {
	return propertiesOf(schema).map(([name]) => (
		<label key={name} htmlFor={`${call}-${name}`}>
			{name}
			<input
				id={`${call}-${name}`}
				name={name}
				data-in={place}
				required={place === 'path'}
				defaultValue={values[name]}
				autoComplete="off"
			/>
		</label>
	));
}

/** The input of the body: a text area with JSON, or the fields of a form, where an image is a file input. */
function Body({ call: { name, body, bodyTypes, example } }: { readonly call: CallDoc }) {
	if (!body) return null;
	if (bodyTypes[0] === 'multipart/form-data') return <FormFields call={name} schema={body} />;
	const id = `${name}-body`;
	return (
		<label htmlFor={id}>
			Body
			<textarea id={id} spellCheck={false} defaultValue={JSON.stringify(example?.body ?? sampleOf(body), null, 2)} />
		</label>
	);
}

function FormFields({ call, schema }: { readonly call: string; readonly schema: JsonSchema }) {
	return propertiesOf(schema).map(([name, member]) => {
		const type = member.contentMediaType;
		const value = member.const === undefined ? undefined : String(member.const);
		return (
			<label key={name} htmlFor={`${call}-${name}`}>
				{name}
				{type ? (
					<input id={`${call}-${name}`} name={name} type="file" accept={type} />
				) : (
					<input id={`${call}-${name}`} name={name} defaultValue={value} autoComplete="off" />
				)}
			</label>
		);
	});
}
