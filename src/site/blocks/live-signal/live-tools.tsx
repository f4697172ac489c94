import headphones from 'lucide-static/icons/headphones.svg?raw';
import pictureInPicture from 'lucide-static/icons/picture-in-picture-2.svg?raw';
import type { Texts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './live-tools.module.css';

/** Buttons of a live player: sound only, and picture-in-picture where the browser has it. The island enables them. */
export const LiveTools = ({ stream, texts: { player } }: { stream: string; texts: Texts }) => (
	<PlainIsland name="live-tools" when="visible" props={{ stream }}>
		<div className={styles.tools}>
			<button type="button" className={styles.tool} data-tool="audio" aria-pressed="false" disabled>
				<Icon svg={headphones} size={18} />
				{player.audioOnly}
			</button>
			<button type="button" className={styles.tool} data-tool="window" aria-pressed="false" disabled hidden>
				<Icon svg={pictureInPicture} size={18} />
				{player.window}
			</button>
		</div>
	</PlainIsland>
);
