import type { VideoStory } from '#content/contract';
import { imageAddress } from '#media/contract';
import { storyUrl } from '../../blocks/story-url.ts';
import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import { playerPathOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { type SitemapUrl, sitemap } from './sitemap.ts';

/** How many videos the file has. Search engines find older videos through the pages of their stories, which the sitemaps of days list. */
const most = 200;

/** Google's limits: the characters of a description, and the duration in seconds (eight hours). */
const longestDescription = 2_048;
const longestDuration = 28_800;

/** `/sitemap-videos.xml`: the newest videos that can be played here, for search engines. */
export const videoSitemap: FileDefinition = {
	freshFor: 300,
	async make(context) {
		const videos = await context.contentQueries.videoStories(most);
		const { brand } = context;
		const own = videos.filter(({ canonical, noindex }) => !noindex && 'brand' in canonical && canonical.brand === brand.id);
		return sitemap(own.flatMap((video) => urlOf(video, context)));
	},
};

/** The address of a video. Search engines require a picture, so a video without one is left out. */
function urlOf(videoStory: VideoStory, context: RenderContext): readonly SitemapUrl[] {
	const { card, video, description, publishedAt } = videoStory;
	const picture = video.poster ?? card.picture;
	if (picture === undefined) return [];
	const about = {
		'video:thumbnail_loc': absoluteUrl(imageAddress(picture, '16:9', 1280), context),
		'video:title': video.headline || card.headline,
		'video:description': (description || card.headline).slice(0, longestDescription),
		...(video.file && { 'video:content_loc': absoluteUrl(video.file.src, context) }),
		'video:player_loc': absoluteUrl(playerPathOf(card.id), context),
		...durationOf(video),
		'video:publication_date': publishedAt,
		'video:live': video.live ? 'yes' : 'no',
	};
	return [{ loc: storyUrl(videoStory, context), 'video:video': about }];
}

function durationOf({ milliseconds = 0 }: VideoStory['video']): object {
	const seconds = Math.round(milliseconds / 1_000);
	return seconds >= 1 && seconds <= longestDuration ? { 'video:duration': seconds } : {};
}
