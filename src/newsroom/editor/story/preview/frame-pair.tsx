import { useRef, useState } from 'react';
import { weightOf } from './weight-of.ts';

type FramePairProps = {
	readonly address: string;
	/** The newest revision: the page is loaded again when it changes. */
	readonly revision: string;
	readonly isWide: boolean;
	readonly onWeight: (weight: string) => void;
};

/** The page in a frame. A new page loads in a hidden frame, which then replaces the former one at the same scroll height: nothing flashes or jumps. */
export function FramePair({ address, revision, isWide, onWeight }: FramePairProps) {
	const [shown, setShown] = useState<string>();
	const frames = useRef(new Map<string, HTMLIFrameElement>());
	const show = (loaded: string) => {
		const former = shown === undefined ? undefined : pageIn(frames.current.get(shown));
		const page = pageIn(frames.current.get(loaded));
		page?.scrollTo(0, former?.scrollY ?? 0);
		if (loaded !== revision) return;
		setShown(loaded);
		onWeight(page ? weightOf(page) : 'Lo que pesa esta versión no se puede medir acá.');
	};
	const wanted = [...new Set([shown, revision])].filter((one) => one !== undefined);
	return (
		<div className="frames" data-device={isWide ? 'desktop' : 'phone'}>
			{wanted.map((one) => (
				<iframe
					key={one}
					ref={(frame) => {
						if (frame) frames.current.set(one, frame);
						else frames.current.delete(one);
					}}
					title={one === shown ? 'La nota como la verán los lectores' : 'La versión nueva, que se está cargando'}
					src={`${address}&version=${one}`}
					className={one === shown ? '' : 'loading'}
					onLoad={() => show(one)}
				/>
			))}
		</div>
	);
}

/** The window of a frame; undefined where it may not be read, such as that of an AMP page, which has an origin of its own. */
const pageIn = (frame: HTMLIFrameElement | undefined): Window | undefined => frame?.contentDocument?.defaultView ?? undefined;
