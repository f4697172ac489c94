import type { Brand, BrandId } from '#brands';
import type { ReadContext } from '../ans/read-context.ts';
import { kindOfType, sectionId } from '../documents/incoming-document.ts';
import type { DocumentReference, SenderReference } from '../publish/publisher.ts';
import { type Authentication, type AuthenticationDeps, authenticate, bodyOf, checkSignature, type IngestRequest } from './authenticate.ts';
import { collectionId } from './collection-id.ts';
import { refuse } from './refusals.ts';

/** A route of one document: `/:brand/:type/*`. */
export type DocumentRoute = { Params: { brand: string; type: string; '*': string } };

type IngestRequestsOptions = AuthenticationDeps & {
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a slash at the end. */
	readonly brandOrigins: ReadContext['brandOrigins'];
};

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
		return { from: { brand: this.#brandNamed(request.params.brand), sender: `key ${authentication.key.id}` }, text };
	}

	/** The document that an address names. Ids of sections are paths: `…/section/deportes/futbol` is the section `/deportes/futbol`. */
	async referenceIn({ brand, type, '*': id }: DocumentRoute['Params']): Promise<DocumentReference> {
		switch (kindOfType(type) ?? refuse('unknown-type')) {
			case 'section':
				return { type, id: sectionId(id) };
			case 'collection':
				return { type, id: await this.#collectionId(this.#brandNamed(brand), id) };
			default:
				return { type, id };
		}
	}

	#brandNamed(name: string): BrandId {
		return this.#options.brands.find(({ id }) => id === name)?.id ?? refuse('unknown-brand');
	}

	#collectionId(brand: BrandId, named: string): Promise<string> {
		const { tables, brandOrigins } = this.#options;
		return collectionId(tables, { brand, origin: brandOrigins[brand] ?? '' }, named);
	}
}

function decode(body: Buffer): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
	} catch {
		return refuse('not-utf8');
	}
}
