import { Fragment } from 'react';
import type { CallDoc } from './call-doc.ts';
import { alternativesOf, type JsonSchema } from './json-schema.ts';
import { Path } from './path.tsx';
import { fieldsOf, kindOf } from './schema-fields.ts';
import { Sentence } from './sentence.tsx';
import { TryCallForm } from './try-call-form.tsx';

const whoMayCall = {
	none: 'Everybody.',
	optional: 'Everybody. With the token of a session, for its reader.',
	reader: 'A signed-in reader.',
	fresh: 'A reader who signed in within the last 60 minutes.',
	'content-key': 'A program with a content key of the brand (`CONTENT_KEYS`).',
	'draft-key': 'A program with a key of the brand that may read drafts (`CONTENT_DRAFT_KEYS`).',
	'ingest-key': 'A program with an ingest key of the brand (`INGEST_KEYS`).',
} as const;

/** A call in the docs: a summary line that opens its input, output and refusals. */
export function CallView({ call }: { readonly call: CallDoc }) {
	const { name, method, path, does, auth, params, query, body, bodyTypes, gives } = call;
	return (
		<article>
			<details>
				<summary>
					<span className={`method ${method}`}>{method}</span>
					<Path path={path} />
					<span className="does">
						<Sentence text={does} />
					</span>
				</summary>
				<div className="told" id={name}>
					<h3>Who may call</h3>
					<p>
						<Sentence text={whoMayCall[auth]} />
					</p>
					{params && <Fields title="In the path" schema={params} />}
					{query && <Fields title="In the query" schema={query} />}
					{body && <Fields title={`Takes ${bodyTypes.join(' or ')}`} schema={body} />}
					<Fields title="Gives" schema={gives} />
					<Refusals call={call} />
					<TryCallForm call={call} />
				</div>
			</details>
		</article>
	);
}

function Fields({ title, schema }: { readonly title: string; readonly schema: JsonSchema }) {
	return (
		<>
			<h3>{title}</h3>
			{alternativesOf(schema).map((one, at) => (
				<Fragment key={at}>
					{at > 0 && <p>or</p>}
					<FieldTable schema={one} />
				</Fragment>
			))}
		</>
	);
}

function FieldTable({ schema }: { readonly schema: JsonSchema }) {
	const fields = fieldsOf(schema);
	if (fields.length === 0) return <p>{schema.type === 'object' ? 'An object.' : `A value: ${kindOf(schema)}.`}</p>;
	return (
		<div className="scroll">
			<table>
				<tbody>
					{fields.map(({ name, isRequired, is }) => (
						<tr key={name}>
							<td>
								<code>{name}</code>
								{isRequired ? '' : ' (optional)'}
							</td>
							<td>{is}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Refusals({ call }: { readonly call: CallDoc }) {
	if (call.refuses.length === 0) return null;
	return (
		<>
			<h3>Refuses</h3>
			<div className="scroll">
				<table>
					<thead>
						<tr>
							<th>Code</th>
							<th>Status</th>
							<th>Message</th>
						</tr>
					</thead>
					<tbody>
						{call.refuses.map(({ code, httpStatus, message }) => (
							<tr key={code}>
								<td>
									<code>{code}</code>
								</td>
								<td>{httpStatus}</td>
								<td>{message}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}
