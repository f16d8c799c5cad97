import { Grid } from "@chakra-ui/react";
import { Activities } from "#src/features/home/components/activities.tsx";
import { NewsPanel } from "#src/features/home/components/news-panel.tsx";

/** Current activities beside the news. */
export function HomeNews() {
  return (
    <Grid gap="3" gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) {sizes.72}" }}>
      <Activities />
      <NewsPanel />
    </Grid>
  );
}
