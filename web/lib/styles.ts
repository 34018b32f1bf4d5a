let loading: Promise<void> | undefined;

/**
 * Loads the whole stylesheet. The page of a document has in itself the part that it needs; another
 * page needs the whole. In development it is always there.
 */
export function loadStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  loading ??= new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    link.onload = () => loaded();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      failed(new TypeError(`${styles} could not be loaded`));
    };
    document.head.append(link);
  });
  return loading;
}
