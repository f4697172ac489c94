import headphones from 'lucide-static/icons/headphones.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import back from 'lucide-static/icons/skip-back.svg?raw';
import forward from 'lucide-static/icons/skip-forward.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import { PlainIsland } from '../../../ui/island.tsx';
import { SpeedOptions } from '../../story-media/speed-options.tsx';
import styles from './listen.module.css';
import tools from './reading-tools.module.css';

/** Reads the story aloud with a voice of the browser: a button, and a bar at the edge of the window while it speaks. */
export function Listen({ brand: { locale, texts } }: { readonly brand: Brand }) {
	const { reading, player } = texts;
	return (
		<PlainIsland name="listen" when="interaction">
			<button type="button" className={`${tools.tool} ${tools.listen}`} data-listen="start">
				<Icon svg={headphones} />
				{reading.listen}
			</button>
			<section className={styles.bar} aria-label={reading.listening} data-listen="bar" popover="manual">
				<Control act="back" svg={back} label={reading.back} />
				<Control act="pause" svg={pause} label={reading.pause} />
				<Control act="resume" svg={play} label={reading.resume} />
				<Control act="forward" svg={forward} label={reading.forward} />
				<select className={styles.speed} defaultValue={1} aria-label={player.speed}>
					<SpeedOptions locale={locale} />
				</select>
				<Control act="stop" svg={close} label={reading.stop} />
				<p className={styles.told} role="status" data-failed={reading.voiceFailed} />
			</section>
		</PlainIsland>
	);
}

function Control({ act, svg, label }: { readonly act: string; readonly svg: string; readonly label: string }) {
	return (
		<button type="button" className={styles.control} data-listen={act} aria-label={label}>
			<Icon svg={svg} size={22} />
		</button>
	);
}
