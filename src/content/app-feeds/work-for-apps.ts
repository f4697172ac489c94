import * as v from 'valibot';
import type { BrandId } from '#brands';
import { applyVariant } from '../ans/apply-variant.ts';
import { cardPicture } from '../ans/card-picture.ts';
import { type JsonObject, objectAt, objectsAt, pick, textAt } from '../ans/json.ts';
import type { AppContext } from './app-context.ts';
import { pictureForApps } from './picture-for-apps.ts';
import { prepare } from './prepare.ts';
import { type AppWork, appWork } from './work.ts';

/** A work of a brand in the form for apps, with the parts that its reader may read; undefined for a document that is not a work. */
export function workForApps(document: JsonObject, brand: BrandId, context: AppContext): AppWork | undefined {
	const work = applyVariant(document, brand);
	const authors = objectsAt(work, 'vanity_credits', 'by');
	const shown = {
		...work,
		...(authors.length > 0 && { credits: { by: authors } }),
		websites: pick(objectAt(work, 'websites') ?? {}, [brand]),
	};
	const read = v.safeParse(appWork, { ...prepare(shown, idOf(work), context), promo_items: promoItems(work, context) });
	return read.success ? read.output : undefined;
}

const idOf = (work: JsonObject): string => textAt(work, '_id') ?? '';

/** In lists, the SDKs show only the picture in `basic`, so that is the picture of the card. The playable item is `lead_art`. */
function promoItems(work: JsonObject, context: AppContext): JsonObject {
	const picture = cardPicture(work, context.readContext);
	const lead = objectAt(work, 'promo_items', 'lead_art') ?? objectAt(work, 'promo_items', 'basic');
	return {
		...(picture && { basic: { _id: picture.id, ...pictureForApps(picture, context) } }),
		...(lead && { lead_art: prepare(lead, `${idOf(work)}-lead`, context) }),
	};
}
