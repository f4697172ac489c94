/** Longest side of a poster in pixels: pages show none larger. */
const maxSide = 1_920;

/** The frame that a video shows, as a picture file; undefined when there is none, or when another site does not allow to read it. */
export async function frameOf(video: HTMLVideoElement | null): Promise<File | undefined> {
	if (!video || video.videoWidth === 0) return undefined;
	if (video.seeking) await new Promise((shown) => video.addEventListener('seeked', shown, { once: true }));
	const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight));
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(video.videoWidth * scale);
	canvas.height = Math.round(video.videoHeight * scale);
	canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
	const bytes = await pictureOf(canvas);
	return bytes && new File([bytes], 'portada.jpg', { type: 'image/jpeg' });
}

/** A canvas that shows something of another site is not read (HTML, "origin-clean"). */
function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
	const { promise, resolve } = Promise.withResolvers<Blob | undefined>();
	try {
		canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92);
	} catch {
		resolve(undefined);
	}
	return promise;
}
