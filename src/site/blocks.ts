import { adSlot } from './blocks/ads/ad-slot.tsx';
import { alert } from './blocks/alert/alert.tsx';
import { confirmApplication } from './blocks/application-links/confirm-application.tsx';
import { withdrawApplication } from './blocks/application-links/withdraw-application.tsx';
import { authorHead } from './blocks/author-head/author-head.tsx';
import { authorIndex } from './blocks/author-index/author-index.tsx';
import { authorizeClient } from './blocks/authorize-client/authorize-client.tsx';
import { boards } from './blocks/boards/boards.tsx';
import { call } from './blocks/call/call.tsx';
import { callHead } from './blocks/call/call-head.tsx';
import { callForm } from './blocks/call-form/call-form.tsx';
import { calls } from './blocks/calls/calls.tsx';
import { otherCalls } from './blocks/calls/other-calls.tsx';
import { collectionHead } from './blocks/collection-head/collection-head.tsx';
import { comments } from './blocks/comments/comments.tsx';
import { election } from './blocks/election/election.tsx';
import { embeddedPlayer } from './blocks/embedded-player/embedded-player.tsx';
import { footer } from './blocks/footer/footer.tsx';
import { genericInfo } from './blocks/generic-info/generic-info.tsx';
import { header } from './blocks/header/header.tsx';
import { hero } from './blocks/hero/hero.tsx';
import { horoscope } from './blocks/horoscope/horoscope.tsx';
import { forYou } from './blocks/keeping/for-you.tsx';
import { keptStories } from './blocks/keeping/kept-stories.tsx';
import { latest } from './blocks/latest/latest.tsx';
import { legalText } from './blocks/legal-text/legal-text.tsx';
import { linkIndex } from './blocks/link-index/link-index.tsx';
import { listing } from './blocks/listing/listing.tsx';
import { liveSignal } from './blocks/live-signal/live-signal.tsx';
import { localServices } from './blocks/local-services/local-services.tsx';
import { loginRegisterForm } from './blocks/login-register-form/login-register-form.tsx';
import { masthead } from './blocks/masthead/masthead.tsx';
import { modifyPassword } from './blocks/modify-password/modify-password.tsx';
import { mostRead } from './blocks/most-read/most-read.tsx';
import { mostReadRanking } from './blocks/most-read/most-read-ranking.tsx';
import { newsletterForm } from './blocks/newsletter-form/newsletter-form.tsx';
import { confirmSubscription } from './blocks/newsletter-links/confirm-subscription.tsx';
import { unsubscribe } from './blocks/newsletter-links/unsubscribe.tsx';
import { editions } from './blocks/newsletters/editions.tsx';
import { newsletter } from './blocks/newsletters/newsletter.tsx';
import { newsletters } from './blocks/newsletters/newsletters.tsx';
import { newslettersHead } from './blocks/newsletters/newsletters-head.tsx';
import { notice } from './blocks/notice/notice.tsx';
import { offlinePage } from './blocks/offline-page/offline-page.tsx';
import { episodes } from './blocks/podcasts/episodes.tsx';
import { podcast } from './blocks/podcasts/podcast.tsx';
import { podcastShows } from './blocks/podcasts/podcast-shows.tsx';
import { previewMark } from './blocks/preview-mark/preview-mark.tsx';
import { chapters } from './blocks/programme/chapters.tsx';
import { programme } from './blocks/programme/programme.tsx';
import { programmes } from './blocks/programmes/programmes.tsx';
import { recoverPassword } from './blocks/recover-password/recover-password.tsx';
import { registerFinish } from './blocks/register-finish/register-finish.tsx';
import { registerValidate } from './blocks/register-validate/register-validate.tsx';
import { related } from './blocks/related/related.tsx';
import { schedule } from './blocks/schedule/schedule.tsx';
import { searchResults } from './blocks/search-results/search-results.tsx';
import { sectionHead } from './blocks/section-head/section-head.tsx';
import { corrections } from './blocks/statistics/corrections.tsx';
import { publishedByDay } from './blocks/statistics/published-by-day.tsx';
import { publishedBySection } from './blocks/statistics/published-by-section.tsx';
import { siteFigures } from './blocks/statistics/site-figures.tsx';
import { statisticsHead } from './blocks/statistics/statistics-head.tsx';
import { stories } from './blocks/stories/stories.tsx';
import { storyBody } from './blocks/story-body/story-body.tsx';
import { storyFoot } from './blocks/story-foot/story-foot.tsx';
import { storyHead } from './blocks/story-head/story-head.tsx';
import { storyLead } from './blocks/story-lead/story-lead.tsx';
import { storyOpening } from './blocks/story-opening/story-opening.tsx';
import { storyPlayer } from './blocks/story-player/story-player.tsx';
import { storyWall } from './blocks/story-wall/story-wall.tsx';
import { taboolaCarousel, taboolaFeed, taboolaSide } from './blocks/taboola/taboola.tsx';
import { tagHead } from './blocks/tag-head/tag-head.tsx';
import { tagIndex } from './blocks/tag-index/tag-index.tsx';
import { userProfile } from './blocks/user-profile/user-profile.tsx';
import { videoFeed } from './blocks/video-feed/video-feed.tsx';
import { weather } from './blocks/weather/weather.tsx';
import { weatherStrip } from './blocks/weather-strip/weather-strip.tsx';

/**
 * Every block that a page may place, by the name that its arrangement gives. Names with capitals are fixed by the requirements BLK-01 to
 * BLK-09.
 */
export const blocks = {
	ad: adSlot,
	alert,
	AuthorizeClient: authorizeClient,
	'author-head': authorHead,
	'author-index': authorIndex,
	'collection-head': collectionHead,
	comments,
	boards,
	'embedded-player': embeddedPlayer,
	call,
	'call-form': callForm,
	'call-head': callHead,
	calls,
	chapters,
	'confirm-application': confirmApplication,
	'confirm-subscription': confirmSubscription,
	corrections,
	editions,
	election,
	Footer: footer,
	'for-you': forYou,
	GenericInfo: genericInfo,
	Header: header,
	hero,
	horoscope,
	index: linkIndex,
	'kept-stories': keptStories,
	latest,
	'legal-text': legalText,
	masthead,
	'podcast-shows': podcastShows,
	podcast,
	episodes,
	listing,
	'live-signal': liveSignal,
	'local-services': localServices,
	LoginRegisterForm: loginRegisterForm,
	ModifyPassword: modifyPassword,
	'most-read': mostRead,
	'most-read-ranking': mostReadRanking,
	newsletter,
	'newsletter-form': newsletterForm,
	newsletters,
	'newsletters-head': newslettersHead,
	notice,
	'other-calls': otherCalls,
	'preview-mark': previewMark,
	programme,
	programmes,
	'published-by-day': publishedByDay,
	'published-by-section': publishedBySection,
	RecoverPassword: recoverPassword,
	RegisterFinish: registerFinish,
	RegisterValidate: registerValidate,
	related,
	schedule,
	'offline-page': offlinePage,
	'search-results': searchResults,
	'section-head': sectionHead,
	'site-figures': siteFigures,
	'statistics-head': statisticsHead,
	stories,
	'story-body': storyBody,
	'story-foot': storyFoot,
	'story-head': storyHead,
	'story-lead': storyLead,
	'story-opening': storyOpening,
	'story-player': storyPlayer,
	'story-wall': storyWall,
	TaboolaCarousel: taboolaCarousel,
	TaboolaFeed: taboolaFeed,
	TaboolaSide: taboolaSide,
	'tag-head': tagHead,
	'tag-index': tagIndex,
	'TN/Header': header,
	unsubscribe,
	UserProfile: userProfile,
	'video-feed': videoFeed,
	weather,
	'weather-strip': weatherStrip,
	'withdraw-application': withdrawApplication,
};
