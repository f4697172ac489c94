// Fresh documents: nothing of them is stored yet, so many of them can be stored together.
import { canonicalPath, requestedPath } from '../../addresses/canonical-path.ts';
import { termsOf } from '../../ans/terms.ts';
import { isReservedPath } from '../../contract/reserved-paths.ts';
import type { AcceptedDocument } from '../../documents/accept-document.ts';
import type { IncomingDocument } from '../../documents/incoming-document.ts';
import { visibilityOf } from '../../documents/visibility.ts';
import { pathMadeFor } from '../choose-path.ts';
import { type Placement, placementOf } from '../placement.ts';
import type { Publication } from '../publication.ts';
import type { Sender } from '../sender.ts';
import { type KnownBefore, keyOf, sectionIdsOf } from './known-before.ts';

/** An accepted document, and where a published work is shown. */
export type FreshDocument = {
	readonly accepted: AcceptedDocument;
	readonly shown: { readonly placement: Placement; readonly path: string } | undefined;
};

const isShown = ({ kind, edition }: IncomingDocument): boolean => kind === 'work' && edition === 'published';

/** The address of a new published work: the one that it requests, in canonical form, or a generated one. Undefined for any other document. */
export function pathIn({ brand }: Pick<Sender, 'brand'>, incoming: IncomingDocument, now: Date): string | undefined {
	if (!isShown(incoming)) return undefined;
	const { id, document } = incoming;
	const requested = requestedPath(document, brand.id);
	if (requested !== undefined) return canonicalPath(requested);
	return pathMadeFor({ brand, id, document, terms: termsOf(document, brand.id), window: visibilityOf(document, now) });
}

/** A document and the address that it gets, as `pathIn` says. */
export type PlacedDocument = { readonly incoming: IncomingDocument; readonly path: string | undefined };

/**
 * Whether publishing a document only adds rows: it is for one brand, nothing with its id, its address or its place is stored, and its
 * sections are. Sections and redirects are not fresh, since they depend on others of their kind.
 */
export function isFresh(sender: Sender, { incoming, path }: PlacedDocument, known: KnownBefore): boolean {
	const { kind, id } = incoming;
	if (kind === 'section' || kind === 'redirect' || known.rows.has(keyOf(incoming))) return false;
	if (!isShown(incoming)) return true;
	if (path === undefined || known.taken.has(path) || known.placed.has(id) || isReservedPath(sender.brand, path)) return false;
	if (known.sections.has(path.slice(0, -1)) || isOnOthers(sender, incoming)) return false;
	return sectionIdsOf(incoming, sender.brand.id).every((section) => known.sections.has(section));
}

function isOnOthers({ others }: Sender, { document: { websites } }: IncomingDocument): boolean {
	const names: object = typeof websites === 'object' && websites !== null ? websites : {};
	return others.some((other) => Object.hasOwn(names, other.id));
}

export function freshDocument(publication: Publication, accepted: AcceptedDocument, path: string | undefined): FreshDocument {
	const { incoming } = accepted;
	const { brand } = publication.sender;
	return { accepted, shown: path === undefined ? undefined : { placement: placementOf(publication, brand, incoming), path } };
}
