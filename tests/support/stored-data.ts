import type { BrandId } from '#brands';
import type { EditedKind } from '#content';
import type { ServedSites } from './browser/served-sites.ts';

/** A data document as the store has it: what it says, who sent it and the number of its revision. */
export async function storedData(sites: ServedSites, brand: BrandId, { kind, id }: { readonly kind: EditedKind; readonly id: string }) {
	const { text = '{}', ...rest } = (await sites.content().dataText(brand, { kind, id })) ?? {};
	const document: Record<string, unknown> = JSON.parse(text);
	return { ...rest, document };
}
