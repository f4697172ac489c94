import type { Answer, Program } from './programs/program.ts';

type Json = Readonly<Record<string, unknown>>;

/** Sends documents of a brand to the ingest API, as the system of a newsroom does, with the default development key. */
export type Sender = {
	/** Sends one document under its type and id. */
	put(document: Json): Promise<Answer>;
	/** Sends documents in batches; throws when one is refused. */
	putAll(documents: readonly Json[]): Promise<void>;
	/** Unpublishes a story. */
	unpublish(id: string): Promise<Answer>;
};

const batch = 500;

export function senderTo(program: Pick<Program, 'send'>, brand: string): Sender {
	const base = `/api/ingest/v1/${brand}`;
	const headers = { authorization: `Bearer development-only-ingest-key-for-${brand}`, 'content-type': 'application/json' };
	const put = (document: Json) =>
		program.send(brand, `${base}/${document.type}/${trimmed(document)}`, { method: 'PUT', headers, body: JSON.stringify(document) });
	return {
		put,
		putAll: async (documents) => {
			for (let at = 0; at < documents.length; at += batch) {
				const body = JSON.stringify(documents.slice(at, at + batch));
				const answer = await program.send(brand, `${base}/batch`, { method: 'POST', headers, body });
				if (answer.status !== 200 || JSON.parse(answer.body).refused > 0)
					throw new Error(`${answer.status} ${answer.body.slice(0, 2_000)}`);
			}
		},
		unpublish: (id) =>
			program.send(brand, `${base}/story/${id}?keep`, { method: 'DELETE', headers: { authorization: headers.authorization } }),
	};
}

/** Ids of sections begin with a slash. */
const trimmed = ({ _id }: Json): string => String(_id).replace(/^\//, '');
