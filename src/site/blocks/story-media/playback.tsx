// The controls of a video or sound: its speed, and its chapters, each a button that plays from there.
import list from 'lucide-static/icons/list-video.svg?raw';
import type { Brand } from '#brands';
import type { MediaChapter } from '#content/contract';
import { clock } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './playback.module.css';
import { SpeedOptions } from './speed-options.tsx';

type PlaybackProps = { readonly chapters: readonly MediaChapter[] | undefined; readonly brand: Brand };

/** The controls of the `<video>` or `<audio>` in the nearest element with `data-player`. Without scripts the chapters are read only. */
export const Playback = ({ chapters, brand }: PlaybackProps) => (
	<PlainIsland name="playback" when="visible">
		<Speed brand={brand} />
		{chapters && <MediaChapters chapters={chapters} brand={brand} />}
	</PlainIsland>
);

const Speed = ({ brand: { locale, texts } }: { readonly brand: Brand }) => (
	<label className={styles.speed}>
		{texts.player.speed}
		<select className={styles.choice} defaultValue={1} disabled>
			<SpeedOptions locale={locale} />
		</select>
	</label>
);

const MediaChapters = ({ chapters, brand: { texts } }: { readonly chapters: readonly MediaChapter[]; readonly brand: Brand }) => (
	<Disclosure title={texts.player.chapters} icon={<Icon svg={list} size={18} />}>
		<ol className={styles.chapters}>
			{chapters.map(({ start, title }) => (
				<li key={start}>
					<button type="button" className={styles.chapter} data-start-ms={start} disabled>
						<span className={styles.time}>{clock(start)}</span>
						{title}
					</button>
				</li>
			))}
		</ol>
	</Disclosure>
);
