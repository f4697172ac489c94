import { addressState, type WorkRow } from '../addresses/address-state.ts';
import { canonicalPath } from '../addresses/canonical-path.ts';
import { objectsAt, textAt } from '../ans/json.ts';
import { readStory } from '../ans/read-story.ts';
import type { ResolvedAddress } from '../contract/contract.ts';
import { parseStored, type StoredText } from '../document-index/read-documents.ts';
import { pathKey, storyKey } from '../purge/purge-keys.ts';
import { inflate } from './inflate.ts';
import { withAddress } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';
import { redact } from './redact.ts';

/** What an address of the brand leads to (C05), in any spelling. The site redirects to the canonical spelling. */
export async function resolveAddress(context: QueryContext, address: string): Promise<ResolvedAddress> {
	const path = canonicalPath(address);
	if (path === undefined) return { kind: 'none' };
	const row = await context.load.address(path);
	reportKeys(context, pathKey(context.brand.id, path), ...(row && row.kind !== 'redirect' ? [storyKey(row.id)] : []));
	if (!row) return { kind: 'none' };
	switch (addressState(row)) {
		case 'redirect':
			return { kind: 'redirect', to: row.target ?? '/', permanent: true };
		case 'gone':
			return { kind: 'gone' };
		case 'none':
			return { kind: 'none' };
		case 'work':
			return workOf(context, row, path);
	}
}

async function workOf(context: QueryContext, { path: present, body, repairs }: WorkRow, path: string): Promise<ResolvedAddress> {
	if (present === null || body === null) return { kind: 'gone' };
	return present === path ? storyOf(context, { body, repairs }, path) : { kind: 'redirect', to: present, permanent: true };
}

async function storyOf(context: QueryContext, text: StoredText, path: string): Promise<ResolvedAddress> {
	const document = withAddress(parseStored(text), context.brand.id, path);
	const target = textAt(objectsAt(document, 'related_content', 'redirect')[0], 'redirect_url');
	if (target !== undefined) return { kind: 'redirect', to: target, permanent: false };
	return { kind: 'story', story: readStory(await inflate(context, redact(context, document)), context.readContext) };
}
