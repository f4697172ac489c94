import { useState } from 'react';

/** What somebody has written of a comment and not sent yet, and the words that it proposes, if any. */
export type CommentDraft = { readonly text: string; readonly proposal?: string | undefined };

/** A draft and the function that changes it. It lasts as long as the part that holds it is on the page. */
export type DraftState = readonly [draft: CommentDraft, change: (draft: CommentDraft) => void];

export const noDraft: CommentDraft = { text: '' };

export const useCommentDraft = (): DraftState => useState<CommentDraft>(noDraft);
