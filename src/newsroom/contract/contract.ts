// The newsroom's API as its server and its application share it: schemas and types, without effects and without Node.

export { addressSchema } from './address.ts';
export { type BulkDone, type BulkInput, bulkDoneSchema, bulkInputSchema, type DeskNow, deskNowSchema, viewInputSchema } from './bulk.ts';
export { type DeskList, type DeskRowView, deskListSchema, deskQuerySchema } from './desk-list.ts';
export {
	type LibraryList,
	type LibraryPicture,
	libraryListSchema,
	libraryPictureSchema,
	libraryQuerySchema,
	type PictureUses,
	type PictureWords,
	pictureUsesSchema,
	pictureWordsSchema,
} from './library.ts';
export {
	contextLength,
	type Margin,
	type MarginComment,
	type MarginThread,
	marginSchema,
	mostQuoted,
	type NewComment,
	newCommentSchema,
	type Quote,
	type Resolution,
	resolutionSchema,
} from './margin.ts';
export { type MenuPage, menuFor } from './menu.ts';
export { personOf } from './person-of.ts';
export { type Picture, pictureSchema } from './picture.ts';
export { madeLinkSchema, newLinkSchema, type PreviewLink, previewLinksSchema } from './preview-links.ts';
export { type BrandMark, type Room, roomSchema } from './room.ts';
export { deadLinksSchema, seenSchema } from './seen.ts';
export { slugOf } from './slug-of.ts';
export {
	type Conflict,
	conflictSchema,
	type Edit,
	type EffectView,
	editSchema,
	effectsSchema,
	type NewestStory,
	newestSchema,
	type PlanInput,
	type PlanView,
	planEndSchema,
	planInputSchema,
	planSchema,
	type Refused,
	refusedSchema,
	type StoredStory,
	storedStorySchema,
	type Trial,
	trialSchema,
	withdrawalSchema,
} from './story.ts';
export {
	type StoryPicture,
	type StoryPictures,
	storyPicturesQuerySchema,
	storyPicturesSchema,
} from './story-pictures.ts';
export { type Version, type VersionList, versionListSchema, versionNameSchema, versionTextSchema } from './version.ts';
export {
	captionProblems,
	captionsInputSchema,
	type FilmUpload,
	type FilmUploads,
	type FinishedUpload,
	filmUploadSchema,
	filmUploadsSchema,
	finishedUploadSchema,
	type NewUpload,
	newUploadSchema,
	pieceBytes,
	type StoredCaptions,
	storedCaptionsSchema,
	type VideoUses,
	videoUsesSchema,
} from './video.ts';
