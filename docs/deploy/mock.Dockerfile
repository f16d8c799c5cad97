# The mock in a container. It was written without a running Docker daemon: its commands were run one by one, the image was not built.
#
#   npm run pack
#   docker build -f docs/deploy/mock.Dockerfile -t pharmacy-mock dist-packages
#   docker run --rm --init -p 4010-4012:4010-4012 -e MOCK_TOKEN=… pharmacy-mock --origin http://localhost:3000
# What calls from outside is another machine: panel and control API ask for that token.
FROM node:24-alpine
COPY mock /mock
USER node
EXPOSE 4010 4011 4012
# All interfaces, since a container's own 127.0.0.1 cannot be reached from outside.
ENTRYPOINT ["node", "/mock/dist/cli.js", "--host", "0.0.0.0"]
