import { useEffect, useMemo, useRef, useState } from 'react';
import type { Room, StoredStory } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';
import { isLive } from '../ans/live-entries.ts';
import { MarginPanel } from '../margin/margin-panel.tsx';
import { isOpen } from '../margin/threads-in-text.ts';
import { type StoryMargin, useMargin } from '../margin/use-margin.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import type { MadeFrom } from '../saving/story-keeper.ts';
import { useKept } from '../saving/use-kept.ts';
import { actionsOf } from './actions.ts';
import { CommandPalette } from './choosing/command-palette.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { FieldsForm } from './fields/fields-form.tsx';
import { LiveConsole } from './live/live-console.tsx';
import { sendTo } from './live/send-to.ts';
import type { Panel } from './panel.ts';
import { Preview } from './preview/preview.tsx';
import { PublishPanel } from './publishing/publish-panel.tsx';
import { Recovered } from './recovered.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StoryBar } from './story-bar.tsx';
import { BodyEditor } from './text/body-editor.tsx';
import type { BodyHandle } from './text/body-handle.ts';
import { useForm } from './use-form.ts';
import { useKeeper } from './use-keeper.ts';
import { useKeys } from './use-keys.ts';
import { usePresence } from './use-presence.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { documentWith } from './written.ts';

type StoryEditorProps = {
	readonly room: Room;
	readonly id: string;
	/** What the server has; undefined for a new story. */
	readonly stored?: StoredStory | undefined;
	readonly document: AnsObject;
	/** What was typed on this machine and did not reach the server. */
	readonly copy: LocalCopy | undefined;
};

/** The editor of a story: its fields, its body, and what is beside them. */
export function StoryEditor({ room, id, stored, document, copy }: StoryEditorProps) {
	const sections = useMemo(() => new Map(room.sections.map(({ id: section, name }) => [section, name])), [room]);
	const keeper = useKeeper(id, copy?.document ?? document, {
		stored,
		...(copy && { origin: originOf(copy, { stored, document }) }),
		onMerge: (merged) => form.merge(merged),
	});
	const form = useForm(copy?.document ?? document, (base, written) => keeper.change(documentWith(base, written, sections)));
	const [panel, setPanel] = useState<Panel>(matchMedia('(min-width: 1100px)').matches ? 'preview' : undefined);
	useEffect(() => {
		if (copy) keeper.change(copy.document);
	}, [keeper, copy]);
	usePresence(id);
	const [isPaletteOpen, setPaletteOpen] = useState(false);
	const body = useRef<BodyHandle>(undefined);
	const margin = useMargin(id, keeper, form.view);
	const comment = () => {
		margin.quoteSelection();
		setPanel('comments');
	};
	const actions = actionsOf({ room, keeper, view: form.view, body, setPanel, comment });
	useKeys({
		setPanel,
		save: () => void keeper.flush(),
		find: () => body.current?.open('find'),
		openPalette: () => setPaletteOpen(true),
		comment,
	});
	const isPublished = useKept(keeper, (kept) => kept.stored?.publishedRevision !== undefined);
	const isPublic = room.staff.may.includes('publish') && isPublished;
	const title = form.written.fields.headline || 'Sin título';
	useEffect(() => {
		window.document.title = `${title} | Redacción de ${room.brand.name}`;
	}, [title, room]);
	const path = useKept(keeper, (kept) => kept.stored?.path);
	const conflict = useKept(keeper, ({ safety }) => (safety.kind === 'conflict' ? safety : undefined));
	return (
		<div className="story" data-panel={panel}>
			<StoryBar room={room} title={title} keeper={keeper} panel={panel} onPanel={setPanel} comments={unresolved(margin)} />
			<main className="work" aria-label="Texto de la nota">
				<div className="writing">
					{copy && <Recovered copy={copy} onDiscard={() => form.replace(document)} />}
					{conflict && (
						<ConflictPanel
							keeper={keeper}
							newest={conflict.newest}
							onChoose={(chosen) => {
								keeper.resolve(conflict.newest, chosen);
								form.replace(chosen);
							}}
						/>
					)}
					<FieldsForm room={room} id={id} isNew={stored === undefined} fields={form.written.fields} path={path} onChange={form.setFields}>
						{isLive(form.written.fields.subtype) && (
							<LiveConsole elements={form.written.elements} isPublic={isPublic} onSend={sendTo({ keeper, isPublic, view: form.view })} />
						)}
						<BodyEditor elements={form.written.elements} view={form.view} handle={body} onChange={form.setElements} onComment={comment} />
					</FieldsForm>
				</div>
				{panel === 'preview' && <Preview room={room} id={id} keeper={keeper} />}
				{panel === 'publish' && (
					<PublishPanel
						room={room}
						keeper={keeper}
						amend={form.amend}
						written={form.written}
						view={form.view}
						onClose={() => setPanel(undefined)}
					/>
				)}
				{panel === 'comments' && (
					<MarginPanel
						margin={margin}
						onShow={(number) => {
							// On a phone the panel covers the text.
							if (matchMedia('(width < 700px)').matches) setPanel(undefined);
							requestAnimationFrame(() => margin.show(number));
						}}
					/>
				)}
				{panel === 'versions' && <VersionsPanel id={id} keeper={keeper} onRestore={form.replace} />}
				{panel === 'shortcuts' && <Shortcuts onClose={() => setPanel(undefined)} />}
			</main>
			{isPaletteOpen && <CommandPalette actions={actions} onClose={() => setPaletteOpen(false)} />}
		</div>
	);
}

const unresolved = ({ threads }: StoryMargin): number => threads?.filter(isOpen).length ?? 0;

/** The version that the local copy was made from: the one stored with it, or the server's if that is the same version. */
function originOf({ base, origin }: LocalCopy, { stored, document }: Pick<StoryEditorProps, 'stored' | 'document'>): MadeFrom {
	if (origin) return { revision: base, ...origin };
	return { revision: base, document: base === stored?.revision ? document : undefined };
}
