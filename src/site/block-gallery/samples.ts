import type { BlockName } from '../arrangement.ts';
import { adSamples } from '../blocks/ads/ads.samples.tsx';
import { alertSamples } from '../blocks/alert/alert.samples.tsx';
import { confirmApplicationSamples, withdrawApplicationSamples } from '../blocks/application-links/application-links.samples.tsx';
import { authorHeadSamples } from '../blocks/author-head/author-head.samples.tsx';
import { authorIndexSamples } from '../blocks/author-index/author-index.samples.tsx';
import { authorizeClientSamples } from '../blocks/authorize-client/authorize-client.samples.tsx';
import { boardsSamples } from '../blocks/boards/boards.samples.tsx';
import { callHeadSamples, callSamples } from '../blocks/call/call.samples.tsx';
import { callFormSamples } from '../blocks/call-form/call-form.samples.tsx';
import { callsSamples, otherCallsSamples } from '../blocks/calls/calls.samples.tsx';
import { collectionHeadSamples } from '../blocks/collection-head/collection-head.samples.tsx';
import { commentsSamples } from '../blocks/comments/comments.samples.tsx';
import { electionSamples } from '../blocks/election/election.samples.tsx';
import { embeddedPlayerSamples } from '../blocks/embedded-player/embedded-player.samples.tsx';
import { footerSamples } from '../blocks/footer/footer.samples.tsx';
import { genericInfoSamples } from '../blocks/generic-info/generic-info.samples.tsx';
import { headerSamples, tnHeaderSamples } from '../blocks/header/header.samples.tsx';
import { heroSamples } from '../blocks/hero/hero.samples.tsx';
import { horoscopeSamples } from '../blocks/horoscope/horoscope.samples.tsx';
import { forYouSamples } from '../blocks/keeping/for-you.samples.tsx';
import { keptStoriesSamples } from '../blocks/keeping/kept-stories.samples.tsx';
import { latestSamples } from '../blocks/latest/latest.samples.tsx';
import { legalTextSamples } from '../blocks/legal-text/legal-text.samples.tsx';
import { linkIndexSamples } from '../blocks/link-index/link-index.samples.tsx';
import { listingSamples } from '../blocks/listing/listing.samples.tsx';
import { liveSignalSamples } from '../blocks/live-signal/live-signal.samples.tsx';
import { localServicesSamples } from '../blocks/local-services/local-services.samples.tsx';
import { loginRegisterFormSamples } from '../blocks/login-register-form/login-register-form.samples.tsx';
import { mastheadSamples } from '../blocks/masthead/masthead.samples.tsx';
import { modifyPasswordSamples } from '../blocks/modify-password/modify-password.samples.tsx';
import { mostReadSamples } from '../blocks/most-read/most-read.samples.tsx';
import { mostReadRankingSamples } from '../blocks/most-read/most-read-ranking.samples.tsx';
import { newsletterFormSamples } from '../blocks/newsletter-form/newsletter-form.samples.tsx';
import { confirmSubscriptionSamples, unsubscribeSamples } from '../blocks/newsletter-links/newsletter-links.samples.tsx';
import {
	editionsSamples,
	newsletterSamples,
	newslettersHeadSamples,
	newslettersSamples,
} from '../blocks/newsletters/newsletters.samples.tsx';
import { noticeSamples } from '../blocks/notice/notice.samples.tsx';
import { offlinePageSamples } from '../blocks/offline-page/offline-page.samples.tsx';
import { episodesSamples, podcastSamples, podcastShowsSamples } from '../blocks/podcasts/podcasts.samples.tsx';
import { previewMarkSamples } from '../blocks/preview-mark/preview-mark.samples.tsx';
import { chaptersSamples, programmeSamples } from '../blocks/programme/programme.samples.tsx';
import { programmesSamples } from '../blocks/programmes/programmes.samples.tsx';
import { recoverPasswordSamples } from '../blocks/recover-password/recover-password.samples.tsx';
import { registerFinishSamples } from '../blocks/register-finish/register-finish.samples.tsx';
import { registerValidateSamples } from '../blocks/register-validate/register-validate.samples.tsx';
import { relatedSamples } from '../blocks/related/related.samples.tsx';
import { scheduleSamples } from '../blocks/schedule/schedule.samples.tsx';
import { searchResultsSamples } from '../blocks/search-results/search-results.samples.tsx';
import { sectionHeadSamples } from '../blocks/section-head/section-head.samples.tsx';
import {
	correctionsSamples,
	publishedByDaySamples,
	publishedBySectionSamples,
	siteFiguresSamples,
	statisticsHeadSamples,
} from '../blocks/statistics/statistics.samples.tsx';
import { storiesSamples } from '../blocks/stories/stories.samples.tsx';
import { storyBodySamples } from '../blocks/story-body/story-body.samples.tsx';
import { storyFootSamples } from '../blocks/story-foot/story-foot.samples.tsx';
import { storyHeadSamples } from '../blocks/story-head/story-head.samples.tsx';
import { storyLeadSamples } from '../blocks/story-lead/story-lead.samples.tsx';
import { storyOpeningSamples } from '../blocks/story-opening/story-opening.samples.tsx';
import { storyPlayerSamples } from '../blocks/story-player/story-player.samples.tsx';
import { storyWallSamples } from '../blocks/story-wall/story-wall.samples.tsx';
import { taboolaCarouselSamples, taboolaFeedSamples, taboolaSideSamples } from '../blocks/taboola/taboola.samples.tsx';
import { tagHeadSamples } from '../blocks/tag-head/tag-head.samples.tsx';
import { tagIndexSamples } from '../blocks/tag-index/tag-index.samples.tsx';
import { userProfileSamples } from '../blocks/user-profile/user-profile.samples.tsx';
import { videoFeedSamples } from '../blocks/video-feed/video-feed.samples.tsx';
import { weatherSamples } from '../blocks/weather/weather.samples.tsx';
import { weatherStripSamples } from '../blocks/weather-strip/weather-strip.samples.tsx';
import type { BlockSamples } from '../samples/block-samples.ts';

/** The samples of every block. A block without samples does not compile. */
export const samples: { readonly [Name in BlockName]: BlockSamples<Name> } = {
	ad: adSamples,
	alert: alertSamples,
	boards: boardsSamples,
	AuthorizeClient: authorizeClientSamples,
	Header: headerSamples,
	'TN/Header': tnHeaderSamples,
	Footer: footerSamples,
	hero: heroSamples,
	stories: storiesSamples,
	'for-you': forYouSamples,
	'kept-stories': keptStoriesSamples,
	latest: latestSamples,
	'most-read': mostReadSamples,
	'most-read-ranking': mostReadRankingSamples,
	'preview-mark': previewMarkSamples,
	chapters: chaptersSamples,
	programme: programmeSamples,
	programmes: programmesSamples,
	'published-by-day': publishedByDaySamples,
	'published-by-section': publishedBySectionSamples,
	masthead: mastheadSamples,
	'podcast-shows': podcastShowsSamples,
	podcast: podcastSamples,
	episodes: episodesSamples,
	'site-figures': siteFiguresSamples,
	'statistics-head': statisticsHeadSamples,
	horoscope: horoscopeSamples,
	'local-services': localServicesSamples,
	'section-head': sectionHeadSamples,
	corrections: correctionsSamples,
	call: callSamples,
	'call-form': callFormSamples,
	'call-head': callHeadSamples,
	calls: callsSamples,
	'other-calls': otherCallsSamples,
	'confirm-application': confirmApplicationSamples,
	'withdraw-application': withdrawApplicationSamples,
	editions: editionsSamples,
	election: electionSamples,
	newsletter: newsletterSamples,
	'newsletter-form': newsletterFormSamples,
	'confirm-subscription': confirmSubscriptionSamples,
	unsubscribe: unsubscribeSamples,
	newsletters: newslettersSamples,
	'newsletters-head': newslettersHeadSamples,
	notice: noticeSamples,
	'author-head': authorHeadSamples,
	'author-index': authorIndexSamples,
	index: linkIndexSamples,
	'legal-text': legalTextSamples,
	listing: listingSamples,
	related: relatedSamples,
	schedule: scheduleSamples,
	'offline-page': offlinePageSamples,
	'search-results': searchResultsSamples,
	'story-body': storyBodySamples,
	'story-foot': storyFootSamples,
	'story-head': storyHeadSamples,
	'story-lead': storyLeadSamples,
	'story-opening': storyOpeningSamples,
	'story-player': storyPlayerSamples,
	'story-wall': storyWallSamples,
	TaboolaFeed: taboolaFeedSamples,
	TaboolaCarousel: taboolaCarouselSamples,
	TaboolaSide: taboolaSideSamples,
	'tag-head': tagHeadSamples,
	'tag-index': tagIndexSamples,
	'collection-head': collectionHeadSamples,
	comments: commentsSamples,
	GenericInfo: genericInfoSamples,
	'embedded-player': embeddedPlayerSamples,
	'live-signal': liveSignalSamples,
	LoginRegisterForm: loginRegisterFormSamples,
	ModifyPassword: modifyPasswordSamples,
	RecoverPassword: recoverPasswordSamples,
	RegisterFinish: registerFinishSamples,
	RegisterValidate: registerValidateSamples,
	UserProfile: userProfileSamples,
	'video-feed': videoFeedSamples,
	weather: weatherSamples,
	'weather-strip': weatherStripSamples,
};
