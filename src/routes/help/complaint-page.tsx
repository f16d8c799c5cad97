import { Box, Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ArticleNote } from "#src/features/article/components/article-note.tsx";
import { FeedbackForm } from "#src/features/feedback/components/feedback-form.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ComplaintSent } from "./complaint-sent.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { ComplaintWaiting } from "./complaint-waiting.tsx";
import { HelpPage } from "./help-page.tsx";

const HERE = paths.help("us/tsjy");

/** Complaints and suggestions, with what makes them quick to answer beside. */
export function ComplaintPage() {
  const user = useCurrentUser();
  const [sentId, setSentId] = useState<number>();
  return (
    <HelpPage>
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) {sizes.80}" }}
      >
        <Box
          px={{ base: "4", md: "8" }}
          py={{ base: "4", md: "6" }}
          bg="bg.panel"
          borderWidth="1px"
          rounded="md"
        >
          <Box pb="4" mb="5" borderBottomWidth="1px">
            <Heading as="h1" fontSize="xl" fontWeight="600">
              投诉与建议
            </Heading>
            <Flex mt="1" wrap="wrap" columnGap="4" color="fg.subtle" fontSize="xs">
              直达客户服务总监，1 个工作日内答复
              {user && (
                <TextLink to={paths.feedback()} color="brand.fg">
                  查看以往的反馈和答复
                </TextLink>
              )}
            </Flex>
          </Box>
          {user === undefined && <ComplaintWaiting />}
          {user === null && (
            <Flex direction="column" gap="4">
              <LoginFirst />
              <ContactWays />
            </Flex>
          )}
          {user && sentId === undefined && (
            <FeedbackForm
              type={4}
              placeholder="请写明订单号、商品和经过；质量问题请注明批号，物流问题请注明运单号和签收时间"
              submitLabel="提交投诉与建议"
              onSent={({ id }) => setSentId(id)}
            />
          )}
          {sentId !== undefined && <ComplaintSent id={sentId} onAgain={() => setSentId(undefined)} />}
        </Box>
        <ArticleNote address={HERE} />
      </Grid>
    </HelpPage>
  );
}

/** An answer needs somebody to go to. */
function LoginFirst() {
  return (
    <Notice
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.login(HERE)}>登录后提交</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.help("us/link")}>其他联系方式</Link>
          </Button>
        </>
      }
    >
      提交投诉与建议需要登录，答复会发到您的账号里。紧急情况请直接拨打投诉热线。
    </Notice>
  );
}
