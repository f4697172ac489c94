import type { Brand } from '#brands';
import { kindOfType, sectionId } from '../documents/incoming-document.ts';
import type { DocumentReference, SenderReference } from '../publish/publisher.ts';
import { type Authentication, type AuthenticationDeps, authenticate, bodyOf, checkSignature, type IngestRequest } from './authenticate.ts';
import { refuse } from './refusals.ts';

/** A route of one document: `/:brand/:type/*`. */
export type DocumentRoute = { Params: { brand: string; type: string; '*': string } };

type IngestRequestsOptions = AuthenticationDeps & { readonly brands: readonly Brand[] };

/** Authenticates requests to send content and reads their bodies. */
export class IngestRequests {
	readonly #options: IngestRequestsOptions;
	/** What the `onRequest` hook found, for the handler of the same request. */
	readonly #authentications = new WeakMap<IngestRequest, Authentication>();

	constructor(options: IngestRequestsOptions) {
		this.#options = options;
	}

	/** Refuses a request without a key of its brand, before the body is read. */
	authenticate(request: IngestRequest): void {
		this.#authentications.set(request, authenticate(this.#options, request));
	}

	/** Who sends an authenticated request, and its body as text. Checks the signature first. */
	async receive(request: IngestRequest): Promise<{ readonly from: SenderReference; readonly text: string }> {
		const authentication = this.#authentications.get(request) ?? authenticate(this.#options, request);
		await checkSignature(this.#options, request, authentication);
		const text = decode(bodyOf(request));
		const brand = this.#options.brands.find(({ id }) => id === request.params.brand) ?? refuse('unknown-brand');
		return { from: { brand: brand.id, sender: `key ${authentication.key.id}` }, text };
	}
}

function decode(body: Buffer): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
	} catch {
		return refuse('not-utf8');
	}
}

/** The document that an address names. Ids of sections are paths: `…/section/deportes/futbol` is the section `/deportes/futbol`. */
export function documentIn({ type, '*': id }: DocumentRoute['Params']): DocumentReference {
	const kind = kindOfType(type) ?? refuse('unknown-type');
	return { type, id: kind === 'section' ? sectionId(id) : id };
}
