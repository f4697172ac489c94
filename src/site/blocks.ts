import { alert } from './blocks/alert/alert.tsx';
import { authorHead } from './blocks/author-head/author-head.tsx';
import { authorizeClient } from './blocks/authorize-client/authorize-client.tsx';
import { collectionHead } from './blocks/collection-head/collection-head.tsx';
import { footer } from './blocks/footer/footer.tsx';
import { genericInfo } from './blocks/generic-info/generic-info.tsx';
import { header } from './blocks/header/header.tsx';
import { hero } from './blocks/hero/hero.tsx';
import { horoscope } from './blocks/horoscope/horoscope.tsx';
import { latest } from './blocks/latest/latest.tsx';
import { legalText } from './blocks/legal-text/legal-text.tsx';
import { linkIndex } from './blocks/link-index/link-index.tsx';
import { listing } from './blocks/listing/listing.tsx';
import { liveSignal } from './blocks/live-signal/live-signal.tsx';
import { localServices } from './blocks/local-services/local-services.tsx';
import { loginRegisterForm } from './blocks/login-register-form/login-register-form.tsx';
import { modifyPassword } from './blocks/modify-password/modify-password.tsx';
import { mostRead } from './blocks/most-read/most-read.tsx';
import { notice } from './blocks/notice/notice.tsx';
import { previewMark } from './blocks/preview-mark/preview-mark.tsx';
import { programmes } from './blocks/programmes/programmes.tsx';
import { recoverPassword } from './blocks/recover-password/recover-password.tsx';
import { registerFinish } from './blocks/register-finish/register-finish.tsx';
import { registerValidate } from './blocks/register-validate/register-validate.tsx';
import { related } from './blocks/related/related.tsx';
import { schedule } from './blocks/schedule/schedule.tsx';
import { searchResults } from './blocks/search-results/search-results.tsx';
import { sectionHead } from './blocks/section-head/section-head.tsx';
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
import { userProfile } from './blocks/user-profile/user-profile.tsx';

/** Every block that a page may place, by the name that its arrangement gives. Names with capitals are those of the product (BLK-01 to BLK-09). */
export const blocks = {
	alert,
	AuthorizeClient: authorizeClient,
	'author-head': authorHead,
	'collection-head': collectionHead,
	Footer: footer,
	GenericInfo: genericInfo,
	Header: header,
	hero,
	horoscope,
	index: linkIndex,
	latest,
	'legal-text': legalText,
	listing,
	'live-signal': liveSignal,
	'local-services': localServices,
	LoginRegisterForm: loginRegisterForm,
	ModifyPassword: modifyPassword,
	'most-read': mostRead,
	notice,
	'preview-mark': previewMark,
	programmes,
	RecoverPassword: recoverPassword,
	RegisterFinish: registerFinish,
	RegisterValidate: registerValidate,
	related,
	schedule,
	'search-results': searchResults,
	'section-head': sectionHead,
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
	'TN/Header': header,
	UserProfile: userProfile,
};
