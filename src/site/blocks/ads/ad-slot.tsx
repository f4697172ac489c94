import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { AdBox } from './ad-box.tsx';
import { adsFor, pickAd } from './pick-ad.ts';

/** A slot in a row or beside a story, with an ad of the brand's inventory that the page does not show yet. Without one it is left out. */
export const adSlot = defineBlock({
	fields: v.object({ place: v.picklist(['row', 'rail']) }),
	load: async (_, page) => ({ ads: adsFor(await page.context.contentQueries.ads(), page) }),
	choose({ ads }, _, shown) {
		const ad = pickAd(ads, shown);
		return ad && { ads: [ad] };
	},
	view: ({ data: { ads }, fields: { place }, context }) => ads.map((ad) => <AdBox key={ad.id} ad={ad} place={place} context={context} />),
});
