import type { Story } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { authorsOf } from './article-graph.ts';
import { organization } from './breadcrumbs-and-publisher.ts';

/** schema.org Review of a story with a rating; the first rating counts. Undefined without one. */
export function reviewGraph(story: Story, canonical: string, context: RenderContext): object | undefined {
	const rating = story.body.find((element) => element.kind === 'rating');
	if (rating === undefined) return undefined;
	return {
		'@type': 'Review',
		url: canonical,
		name: story.headline,
		datePublished: story.publishedAt,
		author: authorsOf(story, context),
		publisher: organization(context),
		itemReviewed: { '@type': 'CreativeWork', name: story.tags[0]?.text ?? story.headline },
		reviewRating: { '@type': 'Rating', ratingValue: rating.value, bestRating: rating.max, worstRating: rating.min },
	};
}
