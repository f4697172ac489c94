import * as v from 'valibot';
import type { Brand } from '#brands';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Player } from '../story-media/player.tsx';
import styles from './embedded-player.module.css';

type ShownVideo = Extract<Subject, { kind: 'player' }>;
type Message = Extract<Subject, { kind: 'notice' }>;

/** The player that fills a frame on another site, with a link to the page of its video; or why there is none (ROUTE-17). */
export const embeddedPlayer = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'player' || subject.kind === 'notice' ? subject : undefined),
	view: ({ data, context: { brand } }) =>
		data.kind === 'player' ? <VideoView shown={data} brand={brand} /> : <MessageView message={data} brand={brand} />,
});

/**
 * The title covers the top of the picture until the video plays; the title of a radio stays. It shows again for a reader who points at it or
 * reaches it by keyboard.
 */
const VideoView = ({ shown: { title, url, video }, brand }: { shown: ShownVideo; brand: Brand }) => (
	<div className={styles.film}>
		<a className={styles.bar} href={url}>
			<h1 className={styles.title}>{title}</h1>
			<Wordmark brand={brand} />
		</a>
		<Player video={video} brand={brand} fills />
	</div>
);

const MessageView = ({ message: { title, text }, brand }: { message: Message; brand: Brand }) => (
	<div className={styles.message} data-ground="band">
		<a href="/">
			<Wordmark brand={brand} />
		</a>
		<h1 className={styles.missing}>{title}</h1>
		<p className={styles.text}>{text}</p>
	</div>
);
