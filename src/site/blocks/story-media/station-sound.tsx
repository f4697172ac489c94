// The player of a radio station: its name and picture on a plain background.
import waves from 'lucide-static/icons/audio-lines.svg?raw';
import radio from 'lucide-static/icons/radio.svg?raw';
import type { Video } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { posterAddress } from './poster-address.ts';
import styles from './station-sound.module.css';

type StationSoundProps = { readonly video: Video; readonly isNamed: boolean };

/** The station as an `<audio>`, which phones keep playing while their screen is off. */
export const StationSound = ({ video: { headline, hls, poster }, isNamed }: StationSoundProps) => (
	<div className={styles.ground}>
		{poster && <img className={styles.picture} src={posterAddress(poster)} alt="" />}
		<p className={styles.name} aria-hidden="true">
			{isNamed && <Icon svg={radio} size={26} />}
			{isNamed && headline}
		</p>
		<span className={styles.waves}>
			<Icon svg={waves} size={72} />
		</span>
		{/* biome-ignore lint/a11y/useMediaCaption: nobody writes down what a radio says live */}
		<audio controls loop preload="none" aria-label={headline}>
			<source src={hls} type="application/vnd.apple.mpegurl" />
		</audio>
	</div>
);
