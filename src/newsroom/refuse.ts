import { refusals } from '#platform/refusal';

/** The refusals of the newsroom. */
export const refuse = refusals({
	'staff-only': [403, 'Only staff may do this'],
	'signed-out': [401, 'Nobody is signed in'],
	'not-permitted': [403, 'Your role may not do this'],
	'foreign-form': [403, 'The form does not come from this site'],
	'brand-not-found': [404, 'There is no such brand'],
	'pass-not-found': [404, 'The pass was used or has expired; ask for another one in the newsroom'],
	'change-not-found': [404, 'There is no such change, or it was undone'],
	'story-not-found': [404, 'There is no such story'],
	'comment-not-found': [404, 'There is no such comment'],
	'comment-answered': [409, 'The comment has replies'],
	'too-many-comments': [409, 'The story has too many comments'],
	'data-not-found': [404, 'There is no such document'],
	'picture-not-found': [404, 'There is no such picture'],
	'video-not-found': [404, 'There is no such video'],
	'video-in-use': [409, 'A story has the video'],
	'upload-not-found': [404, 'There is no such upload'],
	'upload-not-whole': [409, 'Pieces of the film are missing'],
	'wrong-piece': [400, 'The piece does not have the expected length'],
	'film-too-large': [413, 'The film has too many bytes'],
	'too-many-uploads': [409, 'Too many uploads are not finished'],
	'file-not-found': [404, 'There is no such file'],
	'staff-not-found': [404, 'There is no such member of staff'],
});
