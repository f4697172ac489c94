import type { Brand } from '#brands';
import { sectionId, shelfOf } from '../publish/incoming.ts';
import type { DocumentReference, SenderReference } from '../publish/publisher.ts';
import { checkKey, checkSignature, type Guard, type IngestRequest } from './authenticate.ts';
import { refuse } from './refusals.ts';

export type OfDocument = { Params: { brand: string; type: string; '*': string } };

/** The body of a request whose signature is right, as it came. */
export async function textOf(guard: Guard, request: IngestRequest): Promise<string> {
	const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
	await checkSignature(guard, request, body);
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
	} catch {
		return refuse('not-utf8');
	}
}

/** Who sends, for a brand of this installation. */
export function fromOf(guard: Guard, request: IngestRequest, brands: readonly Brand[]): SenderReference {
	const brand = brands.find(({ id }) => id === request.params.brand) ?? refuse('unknown-brand');
	return { brand: brand.id, sender: `key ${checkKey(guard, request).id}` };
}

/** The document of the address. Ids of sections are paths: `…/section/deportes/futbol` is the section `/deportes/futbol`. */
export function namedIn({ type, '*': id }: OfDocument['Params']): DocumentReference {
	const shelf = shelfOf(type) ?? refuse('unknown-type');
	return { type, id: shelf === 'section' ? sectionId(id) : id };
}
