/** A game does not wait longer for its symbol. */
const PATIENCE_MS = 1_500;

/** Loads the game's symbol, the hero of its cover; `undefined` where there is none, or it takes too long. */
export async function loadSymbol(gameCode: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = `/symbols/${encodeURIComponent(gameCode)}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  return Promise.race([decoded(image), late]).finally(() => clearTimeout(timer));
}

async function decoded(image: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
