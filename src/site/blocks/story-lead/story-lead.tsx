import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Caption } from '../story-media/caption.tsx';
import { Figure } from '../story-media/figure.tsx';
import { PictureCarousel } from '../story-media/picture-carousel.tsx';
import { Player } from '../story-media/player.tsx';

/** The lead media of a story, before its text: a picture, a video or a gallery. */
export const storyLead = defineBlock({
	fields: v.object({ size: v.optional(v.picklist(['column', 'page']), 'column') }),
	load: async (_, { subject }) => (subject.kind === 'story' && subject.story.lead.kind !== 'none' ? subject.story.lead : undefined),
	view: ({ data: lead, fields: { size }, context: { brand } }) => {
		const slot = size === 'page' ? 'wide' : 'mayor';
		switch (lead.kind) {
			case 'picture':
				return <Figure picture={lead.picture} ratio="16:9" slot={slot} eager />;
			case 'gallery':
				return <PictureCarousel pictures={lead.pictures} brand={brand} slot="mayor" eager />;
			case 'video':
				return (
					<figure>
						<Player video={lead.video} brand={brand} />
						<Caption caption={lead.video.caption} />
					</figure>
				);
		}
	},
});
