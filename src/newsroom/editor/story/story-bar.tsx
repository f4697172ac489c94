import back from 'lucide-static/icons/arrow-left.svg?raw';
import preview from 'lucide-static/icons/eye.svg?raw';
import versions from 'lucide-static/icons/history.svg?raw';
import shortcuts from 'lucide-static/icons/keyboard.svg?raw';
import margin from 'lucide-static/icons/message-square.svg?raw';
import type { Room, StoredStory } from '#newsroom/contract';
import { BrandIcon } from '../../look/brand-switch.tsx';
import { Icon } from '../../look/icon.tsx';
import { deskPath, inBrand } from '../places.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';
import { useKept } from '../saving/use-kept.ts';
import type { Panel } from './panel.ts';
import { SafetyNote } from './safety-note.tsx';

type StoryBarProps = {
	readonly room: Room;
	readonly title: string;
	readonly keeper: StoryKeeper;
	readonly panel: Panel;
	readonly onPanel: (panel: Panel) => void;
	/** How many comments in the margin are not resolved. */
	readonly comments: number;
};

const stateNames = {
	working: 'Borrador',
	scheduled: 'Programada',
	published: 'Publicada',
	withdrawn: 'Retirada',
	spiked: 'Descartada',
} as const;

/** The panels beside the text that everyone may open; narrow windows show their icons alone. */
const tools = [
	{ name: 'comments', label: 'Comentarios', icon: margin },
	{ name: 'versions', label: 'Versiones', icon: versions },
	{ name: 'preview', label: 'Vista previa', icon: preview },
	{ name: 'shortcuts', label: 'Atajos del teclado', icon: shortcuts },
] as const;

/** The bar above a story: the way back, where the text is, and the panels. */
export function StoryBar({ room, title, keeper, panel, onPanel, comments }: StoryBarProps) {
	const state = useKept(keeper, ({ stored }) => stored?.state ?? 'working');
	const stateName = useKept(keeper, ({ stored }) => stateText(stored));
	const toggle = (name: NonNullable<Panel>) => onPanel(panel === name ? undefined : name);
	return (
		<section className="bar" aria-label="Nota">
			<h1 className="unseen">{title}</h1>
			<BackLink room={room} isVideo={keeper.document.type === 'video'} />
			<span className="state" data-state={state}>
				{stateName}
			</span>
			<SafetyNote keeper={keeper} />
			{tools.map(({ name, label, icon }) => (
				<button
					key={name}
					type="button"
					className="plain"
					data-tool={name}
					title={label}
					aria-pressed={panel === name}
					onClick={() => toggle(name)}
				>
					<Icon svg={icon} />
					<span className="unseen label">{label}</span>
					{name === 'comments' && comments > 0 && <span className="count">{comments}</span>}
				</button>
			))}
			{room.staff.may.includes('publish') && (
				<button type="button" aria-pressed={panel === 'publish'} onClick={() => toggle('publish')}>
					Publicar
				</button>
			)}
		</section>
	);
}

function stateText(stored: StoredStory | undefined): string {
	if (!stored) return stateNames.working;
	const { state, isDraft, publishedRevision } = stored;
	if (state === 'withdrawn' && isDraft) return 'Retirada, con cambios';
	return state === 'working' && publishedRevision ? 'Publicada, con cambios' : stateNames[state];
}

/** The way back to the list that the document is in. */
function BackLink({ room, isVideo }: Pick<StoryBarProps, 'room'> & { readonly isVideo: boolean }) {
	return (
		<a
			className="back"
			href={isVideo ? inBrand('videos/') : deskPath()}
			aria-label={isVideo ? 'Volver a los videos' : 'Volver a las notas'}
		>
			<Icon svg={back} />
			<BrandIcon icon={room.brand.icon} />
			<span className="back-name">{isVideo ? 'Videos' : 'Notas'}</span>
		</a>
	);
}
