import type { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { publishStory } from '../../api.ts';
import { changeBody } from '../../body/merge-into-body.ts';
import { reasonOf } from '../../reason-of.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

type SendTo = { readonly keeper: StoryKeeper; readonly isPublic: boolean; readonly view: RefObject<EditorView | undefined> };

/** Puts elements into the open text and, if the story is published, publishes it. A text that could not be published stays a draft. */
export const sendTo =
	({ keeper, isPublic, view }: SendTo) =>
	async (elements: readonly unknown[]): Promise<string> => {
		if (!view.current) return '';
		changeBody(view.current, elements);
		return isPublic ? reasonOf(await keeper.sendBy(publishStory)) : '';
	};
