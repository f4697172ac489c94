import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AnsObject } from '../../ans/ans-value.ts';
import { storePicture } from '../../api.ts';
import { insertElement } from '../../body/commands.ts';
import { galleryOf } from '../../body/elements/blank-elements.ts';
import type { Asking } from '../../body/insertions.ts';
import { openBody } from '../../body/open-body.ts';
import { reasonOf } from '../../reason-of.ts';
import { StoryPicker } from '../choosing/story-picker.tsx';
import { VideoPicker } from '../choosing/video-picker.tsx';
import type { BodyHandle, Tool } from './body-handle.ts';
import { FindBar } from './find-bar.tsx';
import { LengthNote } from './length-note.tsx';
import { LinkField } from './link-field.tsx';
import { PictureChooser, type PictureUse } from './picture-chooser.tsx';
import { shownIn } from './shown-in.ts';
import { SlashMenu } from './slash-menu.tsx';
import { storyElementOf, videoReferenceOf } from './story-element-of.ts';
import { Toolbar } from './toolbar.tsx';

type BodyEditorProps = {
	readonly elements: readonly unknown[];
	/** Receives the view, for code outside that moves or replaces text. */
	readonly view: RefObject<EditorView | undefined>;
	/** Receives what keys and the command palette may ask of the text. */
	readonly handle: RefObject<BodyHandle | undefined>;
	readonly onChange: (elements: readonly unknown[]) => void;
	/** Called to comment on what is selected. */
	readonly onComment: () => void;
};

/** The text of a story, with its toolbar, slash menu and search. */
export function BodyEditor({ elements, view: shared, handle, onChange, onComment }: BodyEditorProps) {
	const place = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<EditorView>();
	const [, setShown] = useState('');
	const [tool, setTool] = useState<Tool>();
	/** How often the search was asked for: asking again begins it anew, with the cursor in its field. */
	const [searches, setSearches] = useState(0);
	const openTool = (asked: Tool) => {
		setTool(asked);
		if (asked === 'find') setSearches((before) => before + 1);
	};
	const [note, setNote] = useState('');
	const chooser = useRef<(use: PictureUse) => void>(() => {});
	const onKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
	const insert = (element: AnsObject) => {
		if (view) insertElement(element)(view.state, view.dispatch);
	};
	const addPictures = async (files: readonly File[], use: PictureUse) => {
		const stored = await storeAll(files, setNote);
		if (use === 'gallery' && stored.length > 0) insert(galleryOf(stored));
		else for (const picture of stored) insert(picture);
	};
	const asking: Asking = {
		pictures: () => chooser.current('each'),
		gallery: () => chooser.current('gallery'),
		story: () => setTool('story'),
		video: () => setTool('video'),
	};
	// The view outlives each rendering, so it must call the newest functions.
	const newest = useRef({ elements, onChange, addPictures });
	newest.current = { elements, onChange, addPictures };
	useEffect(() => {
		if (!place.current) return;
		const opened = openBody(place.current, {
			elements: newest.current.elements,
			onChange: (written) => newest.current.onChange(written),
			onUpdate: ({ state }) => setShown(shownIn(state)),
			onPictures: (files) => void newest.current.addPictures(files, 'each'),
			askLink: () => setTool('link'),
			onKey: (event) => onKey.current(event),
		});
		shared.current = opened;
		setView(opened);
		return () => opened.destroy();
	}, [shared]);
	handle.current = { asking, open: openTool };
	const close = () => setTool(undefined);
	return (
		<section id="body" className="body" aria-label="Cuerpo" tabIndex={-1}>
			{view && <Toolbar view={view} onTool={openTool} onPictures={asking.pictures} onComment={onComment} />}
			{tool === 'link' && view && <LinkField view={view} onClose={close} />}
			{tool === 'find' && view && <FindBar key={searches} view={view} onClose={close} />}
			<div ref={place} className="text" />
			{view && <SlashMenu view={view} asking={asking} onKey={onKey} />}
			{tool === 'story' && view && (
				<StoryPicker
					label="Nota relacionada"
					onClose={close}
					onChoose={(story) => {
						close();
						insert(storyElementOf(story));
					}}
				/>
			)}
			{tool === 'video' && view && (
				<VideoPicker
					onClose={close}
					onChoose={(video) => {
						close();
						insert(videoReferenceOf(video));
					}}
				/>
			)}
			<PictureChooser open={chooser} onChoose={(files, use) => void addPictures(files, use)} />
			<LengthNote elements={elements} note={note} />
		</section>
	);
}

/** Stores pictures one after the other, and says which one is being sent and what went wrong. */
async function storeAll(files: readonly File[], tell: (note: string) => void): Promise<readonly AnsObject[]> {
	const stored: AnsObject[] = [];
	const failed: string[] = [];
	for (const file of files) {
		tell(`Subiendo ${file.name}…`);
		const outcome = await storePicture(file);
		if (outcome.kind === 'done') stored.push({ ...outcome.value });
		else failed.push(`${file.name}: ${reasonOf(outcome)}`);
	}
	tell(failed.join(' '));
	return stored;
}
